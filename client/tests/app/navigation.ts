/** Stands for SvelteKit's module in unit tests: nothing navigates. */
export const goto = async (): Promise<void> => {};
export const replaceState = (): void => {};
export const preloadCode = async (): Promise<void> => {};
