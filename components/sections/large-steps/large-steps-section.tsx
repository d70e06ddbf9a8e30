import { FullWidthSection } from '@/components/ui/full-width-section.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { ContentProps } from '../content-props.ts';

export const LargeStepsSection = ({ section }: ContentProps<'large-steps'>) => (
  <FullWidthSection section={section} background="bright">
    <ol className="large-steps">
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
