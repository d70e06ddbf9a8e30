import { RichText } from '@/components/ui/rich-text.tsx';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';

export const WideStepsSection = ({ section }: SectionProps<'wide-steps'>) => (
  <FullWidthSection {...section} band="bright">
    <ol className="wide-steps">
      {section.items.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  </FullWidthSection>
);
