import clsx from 'clsx';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import type { MomentBlock } from '@/content/pages/top-page';
import { toId } from '@/lib/site/format';

export const Timeline = ({ heading, items }: MomentBlock) => (
  <section className="on-asphalt bg-asphalt text-white print:bg-white print:text-ink">
    <div className="frame py-5 md:pt-8 md:pb-14">
      <h2 id={toId(heading)}>{heading}</h2>
      <ol className="timeline">
        {items.map(({ when, title, text, mark }) => (
          <li key={title}>
            <span
              aria-hidden="true"
              className={clsx('timeline-mark', typeof mark === 'number' && 'is-number')}
            >
              {typeof mark === 'number' ? mark : <Pictogram name={mark} className="size-5" />}
            </span>
            <p className="timeline-when">{when}</p>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
