/** Returns whether RFC 2606 or RFC 6761 reserves a host for examples, tests or the local machine. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test|localhost)$/i.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[?::1\]?$)/.test(host);
