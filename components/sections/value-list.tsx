import { RichText } from '@/components/ui/rich-text';
import type { Value } from '@/content/pages/about';

type ValueListProps = {
  readonly values: readonly Value[];
  /** One level below the heading of the list. */
  readonly titles?: 'h2' | 'h3';
  readonly board?: 'site-board' | 'direction-sign';
};

export const ValueList = ({ values, titles: Title = 'h3', board = 'site-board' }: ValueListProps) => (
  <ul className="value-list">
    {values.map(({ title, text, evidence: { from, term, text: shown, stamp } }) => (
      <li key={title}>
        <div>
          <Title>{title}</Title>
          <p className="body mt-2 max-w-[52ch] text-lg/relaxed">
            <RichText text={text} />
          </p>
        </div>
        <figure className={`on-posts ${board}`}>
          <figcaption>{from}</figcaption>
          <div>
            <div className="body">
              {term && <b className="mb-1 block font-display text-[min(1.25rem,8vw)]/tight">{term}</b>}
              <RichText text={shown} />
            </div>
            {stamp && (
              <p className="stamp">
                <span>{stamp}</span>
              </p>
            )}
          </div>
        </figure>
      </li>
    ))}
  </ul>
);
