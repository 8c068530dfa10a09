/** Stands for SvelteKit's module in unit tests: the site is at the root of its host. */
export const resolve = (route: string, values: Record<string, string> = {}): string =>
  route.replaceAll(/\/?\[\[?(\w+)(?:=\w+)?\]?\]/g, (_, name: string) => (values[name] ? `/${values[name]}` : ''));
