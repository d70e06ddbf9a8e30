import { RichText } from '@/components/ui/rich-text.tsx';
import type { ContentProps } from '../content-props.ts';

export const Callout = ({ section }: ContentProps<'callout'>) => (
  <p className="callout">
    <RichText text={section.text} />
  </p>
);
