import { RichText } from '@/components/ui/rich-text.tsx';
import type { ContentProps } from '../kind-renderer.ts';

export const Prose = ({ section }: ContentProps<'prose'>) =>
  section.paragraphs.map((paragraph, index) => (
    <p key={index}>
      <RichText text={paragraph} />
    </p>
  ));
