import type { Text } from '@/content/text.ts';

/**
 * Splits off the first sentence, because it answers the visitor's main question. A one-sentence paragraph stays whole.
 */
export const splitOpening = (intro: Text): { readonly opening?: string; readonly intro: Text } => {
  const [first, ...others] = typeof intro === 'string' ? [intro] : intro;
  if (typeof first !== 'string') return { intro };
  const end = /[.?!] (?=\p{Lu})/u.exec(first);
  if (!end) return { intro };
  return { opening: first.slice(0, end.index + 1), intro: [first.slice(end.index + 2), ...others] };
};
