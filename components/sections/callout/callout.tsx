import { RichText } from '@/components/ui/rich-text.tsx';
import type { SectionOf } from '@/content/model/section.ts';

export const Callout = ({ text }: SectionOf<'callout'>) => (
  <p className="font-display text-[min(1.25rem,10cqi)]/snug font-semibold text-balance @min-[48rem]/reading:text-[1.75rem]/snug print:text-[1.1em]/snug">
    <RichText text={text} />
  </p>
);
