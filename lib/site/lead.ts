import type { Text } from '@/content/section';

/** The first sentence answers the visitor's main question. A single sentence is not separated. */
export const splitLead = (intro: Text): { readonly lead?: string; readonly intro: Text } => {
  const [first, ...others] = typeof intro === 'string' ? [intro] : intro;
  if (typeof first !== 'string') return { intro };
  const end = /[.?!] (?=\p{Lu})/u.exec(first);
  if (!end) return { intro };
  return { lead: first.slice(0, end.index + 1), intro: [first.slice(end.index + 2), ...others] };
};
