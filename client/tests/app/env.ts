export const version = 'test';
