/** RFC 2606 and RFC 6761 reserve domain names for examples, tests and the local machine. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test|localhost)$/i.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[?::1\]?$)/.test(host);
