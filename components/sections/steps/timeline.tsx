import { RichText } from '@/components/ui/rich-text.tsx';
import type { TimedStep } from '@/content/model/section-parts.ts';

export const Timeline = ({ items }: { readonly items: readonly TimedStep[] }) => (
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
);
