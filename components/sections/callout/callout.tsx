import { RichText } from '@/components/ui/rich-text';
import type { SectionKind, SectionProps } from '../section-kind';

const Callout = ({ section }: SectionProps<'callout'>) => (
  <p className="callout">
    <RichText text={section.text} />
  </p>
);

export const callout: SectionKind<'callout'> = { Content: Callout, band: 'plant' };
