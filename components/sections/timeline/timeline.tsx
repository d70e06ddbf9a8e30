import { RichText } from '@/components/ui/rich-text.tsx';
import type { SectionOf } from '@/content/model/section.ts';

export const Timeline = ({ items, note }: SectionOf<'timeline'>) => (
  <>
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
    {note && (
      <p className="timeline-note">
        <RichText text={note} />
      </p>
    )}
  </>
);
