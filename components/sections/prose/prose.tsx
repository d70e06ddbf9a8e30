import { RichText } from '@/components/ui/rich-text.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const proseKind: KindRenderer<'prose'> = {
  layout: {},
  Content: ({ paragraphs }) =>
    paragraphs.map((paragraph, index) => (
      <p key={index}>
        <RichText text={paragraph} />
      </p>
    )),
};
