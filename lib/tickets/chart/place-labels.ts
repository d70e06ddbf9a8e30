import { textWidth } from '@/lib/brand/display-font.ts';
import { typeSize } from './plates.ts';

type Label = { readonly words: string; readonly centre: number };

const gap = 6;

/** The least width in which these labels fit beside each other. */
export const widthOfLabels = (labels: readonly string[]): number =>
  labels.reduce((sum, words) => sum + textWidth(words, typeSize) + gap, -gap);

/** Moves labels that would overlap to the right, and then those beyond the right edge to the left. Returns their centres. */
export const placeLabels = (labels: readonly Label[], left: number, right: number): readonly number[] => {
  const halves = labels.map(({ words }) => textWidth(words, typeSize) / 2);
  const centres = labels.map(({ centre }) => centre);
  let free = left;
  for (const [index, half] of halves.entries()) {
    centres[index] = Math.max(centres[index]!, free + half);
    free = centres[index] + half + gap;
  }
  free = right;
  for (const [index, half] of [...halves.entries()].toReversed()) {
    centres[index] = Math.min(centres[index]!, free - half);
    free = centres[index] - half - gap;
  }
  return centres;
};
