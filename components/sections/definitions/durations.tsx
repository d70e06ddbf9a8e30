import { measuredStyle } from '@/components/ui/measured-style.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { SectionOf } from '@/content/section.ts';

type DurationsProps = Pick<SectionOf<'definitions'>, 'items'>;

/** Each duration is a bar, on which every year is a black or a white part with its number. The longest one fills the column. */
export const Durations = ({ items }: DurationsProps) => {
  const longest = Math.max(...items.map(({ months = 0 }) => months));
  return (
    <dl className="durations">
      {items.map(({ term, text, months }) => {
        const bar = months && measuredStyle({ '--months': months, '--longest': longest });
        return (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText text={text} />
              {bar && (
                <>
                  {bar.rule}
                  <span aria-hidden="true" className={bar.className}>
                    {Array.from({ length: Math.floor(months / 12) }, (_, year) => (
                      <b key={year}>{year + 1}</b>
                    ))}
                  </span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
