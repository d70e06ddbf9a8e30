/** More would be drawn over the lines above and below. No script needs as many. */
const maxMarks = 4;

/**
 * Replaces control and bidirectional characters with `\ufffd`, because text from visitors must not reverse or hide other
 * text. Removes zero-width characters, except the joiners of emoji and of some scripts. Keeps line breaks.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}|\p{Cs}|\p{Bidi_Control}/gu, '\ufffd')
    .replaceAll(/[\u00ad\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu, '')
    .replaceAll(new RegExp(`(\\p{Mn}{${maxMarks}})\\p{Mn}+`, 'gu'), '$1');

/** `printable` text on one line. */
export const printableLine = (text: string): string => printable(text).replaceAll(/\s+/g, ' ').trim();
