/**
 * Numbers that Ofcom keeps for drama, where `#` is any digit; without 01632 960 and 07700 900, which no parser takes for
 * numbers in use.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const dramaNumbers = new Set([
  ...[113, 114, 115, 116, 117, 118, 121, 131, 141, 151, 161].map((area) => `+44${area}4960###`),
  ...['2079460', '1914980', '2896496', '2920180', '8081570', '9098790', '3069990'].map(
    (block) => `+44${block}###`,
  ),
]);

/** `number` is in international form, `+44…`. */
export const isDramaNumber = (number: string): boolean => dramaNumbers.has(number.replace(/\d{3}$/, '###'));

/** Hosts that RFC 2606 and RFC 6761 keep for examples, tests or the machine itself. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test|localhost)$/i.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[?::1\]?$)/.test(host);
