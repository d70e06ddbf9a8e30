/**
 * Phone number ranges that Ofcom reserves for TV and radio drama. `#` stands for any digit.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const dramaNumbers = new Set([
  ...[113, 114, 115, 116, 117, 118, 121, 131, 141, 151, 161].map((area) => `+44${area}4960###`),
  ...['2079460', '1914980', '2896496', '2920180', '1632960', '7700900', '8081570', '9098790', '3069990'].map(
    (block) => `+44${block}###`,
  ),
]);

/** `number` is in international format (`+44…`). */
export const isDramaNumber = (number: string): boolean => dramaNumbers.has(number.replace(/\d{3}$/, '###'));
