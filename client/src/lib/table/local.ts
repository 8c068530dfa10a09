/** Return whether a host is the machine itself, so that its links work on no other. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
