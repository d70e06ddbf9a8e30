import { RichText } from '@/components/ui/rich-text';
import type { SectionKind, ContentProps } from '../section-kind';

const Callout = ({ section }: ContentProps<'callout'>) => (
  <p className="callout">
    <RichText text={section.text} />
  </p>
);

export const callout: SectionKind<'callout'> = { Content: Callout, band: 'plant' };
