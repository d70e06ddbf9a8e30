/** Quotes words for `cmd.exe`, which starts npm and npx on Windows. */
export const windowsCommand = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@./:=+-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`)).join(' ');
