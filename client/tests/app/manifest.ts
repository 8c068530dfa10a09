export const immutable = [{ path: '_app/immutable/chunks/app.js' }, { path: '_app/immutable/assets/en.txt' }];
export const assets = [{ path: 'favicon.svg' }];
