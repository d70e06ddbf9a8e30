import { RichText } from '@/components/ui/rich-text.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const timelineKind: KindRenderer<'timeline'> = {
  layout: { width: 'window', band: 'asphalt', isTight: true },
  Content: ({ items, note }) => (
    <>
      <ol className="timeline">
        {items.map(({ when, title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="timeline-mark">
              {index + 1}
            </span>
            {when && <p className="timeline-headline">{when}</p>}
            <h3 className={when ? undefined : 'timeline-headline'}>{title}</h3>
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
  ),
};
