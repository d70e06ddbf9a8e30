import { RichText } from '@/components/ui/rich-text';
import type { SectionKind, SectionProps } from '../section-kind';

const Prose = ({ section }: SectionProps<'prose'>) =>
  section.paragraphs.map((paragraph, index) => (
    <p key={index}>
      <RichText text={paragraph} />
    </p>
  ));

export const prose: SectionKind<'prose'> = { Content: Prose };
