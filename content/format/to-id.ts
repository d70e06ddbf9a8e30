/**
 * The URL fragment of a heading, in any script: `Who it’s for` has `who-its-for`. Headings without letters
 * and digits get their character codes.
 */
export const toId = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || [...words].map((character) => character.codePointAt(0)?.toString(16)).join('-');
