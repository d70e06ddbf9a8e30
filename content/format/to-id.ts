/** The URL fragment of a heading, in any script. Headings without letters and digits get their character codes. */
export const toId = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || [...words].map((character) => character.codePointAt(0)?.toString(16)).join('-');
