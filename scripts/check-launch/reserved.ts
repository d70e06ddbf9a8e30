/** Returns whether a host name is reserved for examples, tests or the local machine (RFC 2606 and RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test|localhost)$/i.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[?::1\]?$)/.test(host);
