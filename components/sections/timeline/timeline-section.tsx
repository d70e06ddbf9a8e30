import { RichText } from '@/components/ui/rich-text.tsx';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';

export const TimelineSection = ({ section }: SectionProps<'timeline'>) => (
  <FullWidthSection {...section} band="asphalt" spacing="tight">
    <ol className="timeline">
      {section.items.map(({ when, title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="timeline-mark">
            {index + 1}
          </span>
          {when && <p className="timeline-when">{when}</p>}
          <h3 className={when ? undefined : 'timeline-when'}>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
    {section.note && (
      <p className="timeline-note">
        <RichText text={section.note} />
      </p>
    )}
  </FullWidthSection>
);
