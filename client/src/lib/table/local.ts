/** Return whether a host is the machine itself: nobody else can open its links. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
