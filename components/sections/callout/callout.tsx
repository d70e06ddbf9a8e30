import { RichText } from '@/components/ui/rich-text.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const calloutKind: KindRenderer<'callout'> = {
  layout: { band: 'bright' },
  Content: ({ text }) => (
    <p className="font-display text-[min(1.25rem,10cqi)]/snug font-semibold text-balance @min-[48rem]/reading:text-[1.75rem]/snug print:text-[1.1em]/snug">
      <RichText text={text} />
    </p>
  ),
};
