/** Zero-width non-joiner: invisible, and ends a web address for every mail program. */
const gap = '\u200c';

/**
 * Prevents mail programs from turning text into links: separates the parts of web and email addresses with an invisible
 * character. Leaves numbers and times unchanged, because owners copy them.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}-])[.．。](?=\p{L})/gu, (dot) => gap + dot)
    .replaceAll(/(?<=\p{L}):(?=\S)|:(?=\/\/)|@(?=\S)/gu, (sign) => gap + sign);

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
