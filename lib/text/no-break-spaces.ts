/**
 * Inserts no-break spaces into terms that must stay on one line: `CPCS A09`, `endorsement C`, `1-15 tonnes`. A word
 * joiner follows the hyphen in `13-tonne`, because the display font has no no-break hyphen.
 */
export const withNoBreakSpaces = (words: string) =>
  words
    .replace(/(?<=\d-)(?=tonne)/g, '\u2060')
    .replace(
      /(?<=\b(?:CPCS|NPORS)) (?=[AND]\d)|(?<=\bendorsement) (?=[A-Z]\b)|(?<=\d) (?=(?:tonnes?|t|m|mm|km|kg|kN|hours?|minutes?)\b)/g,
      '\u00a0',
    );
