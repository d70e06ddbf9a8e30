import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import type { HiringSteps } from '@/content/pages/hire-operators';
import { toId } from '@/lib/text/to-id';

type TimelineSectionProps = HiringSteps & { readonly children?: ReactNode };

export const TimelineSection = ({ heading, items, children }: TimelineSectionProps) => (
  <section className="on-asphalt bg-asphalt text-white print:bg-white print:text-ink">
    <div className="frame py-5 md:pt-8 md:pb-14">
      <h2 id={toId(heading)}>{heading}</h2>
      <ol className="timeline">
        {items.map(({ when, title, text }, index) => (
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
      {children}
    </div>
  </section>
);
