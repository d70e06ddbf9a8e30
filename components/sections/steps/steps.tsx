import { RichText } from '@/components/ui/rich-text';
import type { SectionKind, ContentProps } from '../section-kind';

const Steps = ({ section }: ContentProps<'steps'>) => (
  <ol className="steps">
    {section.items.map(({ term, text }) => (
      <li key={term}>
        <strong>{term}</strong>
        <RichText text={text} />
      </li>
    ))}
  </ol>
);

export const steps: SectionKind<'steps'> = { Content: Steps };
