/** Return the parameters after `#`. Secrets are passed there because browsers do not send it to the server. */
export const hashParameters = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));
