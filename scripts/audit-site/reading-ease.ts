const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** Takes an English word; returns about how many syllables it has: its groups of vowels, less a silent ending. */
export const syllablesIn = (word: string) => {
  const spoken = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[^l]|[aeiouy]l)e$/, '')
    .replace(/(?<=[^td])ed$/, 'd')
    .replace(/(?<=[^cgsxz]|[^cs]h)es$/, 's');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
};

/**
 * Takes running text; returns its Flesch reading ease: about 60 to 70 is plain English, more is easier. Undefined
 * where the text has no words.
 */
export const readingEase = (text: string): number | undefined => {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  const count = [...sentences.segment(text)].filter(({ segment }) => wordsIn(segment).length > 0).length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / count) - 84.6 * (syllables / words.length);
};
