/**
 * Numbers that Ofcom keeps for drama, in international form without the plus. `#` stands for any digit.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const dramaNumbers = [
  ...['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161'].map(
    (area) => `44${area}4960###`,
  ),
  '442079460###',
  '441914980###',
  '442896496###',
  '442920180###',
  '441632960###',
  '447700900###',
  '448081570###',
  '449098790###',
  '443069990###',
].map((pattern) => new RegExp(`^${pattern.replaceAll('#', String.raw`\d`)}$`));

/** Takes a phone number as printed in the UK; says whether it is one of those that never ring. */
export const isDramaNumber = (printed: string): boolean => {
  const digits = printed
    .replaceAll(/[^\d+]/g, '')
    .replace(/^\+/, '')
    .replace(/^0/, '44');
  return dramaNumbers.some((pattern) => pattern.test(digits));
};

/** Takes a host name; says whether RFC 2606 or RFC 6761 keeps it for examples, tests or the machine itself. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test|localhost)$/i.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[?::1\]?$)/.test(host);
