import { RichText } from '@/components/ui/rich-text.tsx';
import type { ContentProps } from '../kind-renderer.ts';

export const Callout = ({ section }: ContentProps<'callout'>) => (
  <p className="callout">
    <RichText text={section.text} />
  </p>
);
