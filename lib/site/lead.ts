import type { Text } from '@/content/section';

/**
 * Splits an introduction into its first sentence and the rest. The first sentence answers the visitor's question. A one-sentence
 * text has no lead.
 */
export const splitLead = (intro: Text): { readonly lead?: string; readonly intro: Text } => {
  const [first, ...others] = typeof intro === 'string' ? [intro] : intro;
  if (typeof first !== 'string') return { intro };
  const end = /[.?!] (?=\p{Lu})/u.exec(first);
  if (!end) return { intro };
  return { lead: first.slice(0, end.index + 1), intro: [first.slice(end.index + 2), ...others] };
};
