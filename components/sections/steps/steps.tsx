import { RichText } from '@/components/ui/rich-text.tsx';
import { FullWidthSection } from '../full-width-section.tsx';
import type { ContentProps } from '../kind.ts';
import { StepList } from '../shared/step-list.tsx';
import { LargeSteps } from './large-steps.tsx';
import { Timeline } from './timeline.tsx';

export const Steps = ({ section }: ContentProps<'steps'>) => {
  if (section.look === 'large')
    return (
      <FullWidthSection {...section} band="bright">
        <LargeSteps items={section.items} />
      </FullWidthSection>
    );
  if (section.look === 'timeline')
    return (
      <FullWidthSection {...section} band="asphalt" spacing="tight">
        <Timeline items={section.items} />
        {section.note && (
          <p className="timeline-note">
            <RichText text={section.note} />
          </p>
        )}
      </FullWidthSection>
    );
  return <StepList items={section.items} />;
};
