import { RichText } from '@/components/ui/rich-text';
import type { SectionKind, ContentProps } from '../section-kind';

const Prose = ({ section }: ContentProps<'prose'>) =>
  section.paragraphs.map((paragraph, index) => (
    <p key={index}>
      <RichText text={paragraph} />
    </p>
  ));

export const prose: SectionKind<'prose'> = { Content: Prose };
