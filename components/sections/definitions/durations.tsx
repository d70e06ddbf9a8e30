import { Measured } from '@/components/ui/measured.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { SectionOf } from '@/content/model/section.ts';

type DurationsProps = Pick<SectionOf<'definitions'>, 'items'>;

/** Each duration is a bar, on which every year is a black or a white part with its number. The longest one fills the column. */
export const Durations = ({ items }: DurationsProps) => {
  const longest = Math.max(...items.map(({ months = 0 }) => months));
  return (
    <dl className="durations">
      {items.map(({ term, text, months }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText text={text} />
            {months && (
              <Measured as="span" values={{ '--months': months, '--longest': longest }} aria-hidden="true">
                {Array.from({ length: Math.floor(months / 12) }, (_, year) => (
                  <b key={year}>{year + 1}</b>
                ))}
              </Measured>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
