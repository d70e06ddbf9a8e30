import { RichText } from '@/components/ui/rich-text';
import type { ContentProps } from '../content-props';

export const Callout = ({ section }: ContentProps<'callout'>) => (
  <p className="callout">
    <RichText text={section.text} />
  </p>
);
