import { RichText } from '@/components/ui/rich-text.tsx';
import type { SectionOf } from '@/content/model/section.ts';

export const Prose = ({ paragraphs }: SectionOf<'prose'>) =>
  paragraphs.map((paragraph, index) => (
    <p key={index}>
      <RichText text={paragraph} />
    </p>
  ));
