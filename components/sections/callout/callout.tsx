import { RichText } from '@/components/ui/rich-text.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const calloutKind: KindRenderer<'callout'> = {
  layout: { band: 'bright' },
  Content: ({ text }) => (
    <p className="font-display text-xl font-semibold text-balance @md/reading:text-3xl print:text-lg">
      <RichText text={text} />
    </p>
  ),
};
