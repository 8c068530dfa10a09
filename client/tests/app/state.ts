/** Stands for SvelteKit's module in unit tests. */
export const page = { params: {}, route: { id: '/' } };
