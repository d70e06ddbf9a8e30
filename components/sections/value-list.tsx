import { RichText } from '@/components/ui/rich-text';
import type { Value } from '@/content/pages/about';

type ValueListProps = {
  readonly values: readonly Value[];
  /** Heading level of the titles: one level below the heading above the list. */
  readonly titles?: 'h2' | 'h3';
};

/** Claims on the left, and the evidence for each claim on the right. */
export const ValueList = ({ values, titles: Title = 'h3' }: ValueListProps) => (
  <ul className="mt-6 md:mt-10">
    {values.map(({ title, text, evidence: { from, term, text: shown, stamp } }) => (
      <li
        key={title}
        className="grid gap-x-16 gap-y-4 border-t-2 border-ink py-6 md:grid-cols-2 md:items-start md:py-8"
      >
        <div>
          <Title className="text-2xl/tight md:text-[1.75rem]/tight">{title}</Title>
          <p className="body mt-2 max-w-[52ch]">
            <RichText text={text} />
          </p>
        </div>
        <figure className="border-2 border-ink bg-white">
          <figcaption className="bg-asphalt px-4 py-1.5 font-display text-lg font-bold text-white md:px-6 print:border-b-2 print:bg-white print:text-ink">
            {from}
          </figcaption>
          <div className="flex items-center justify-between gap-4 p-4 md:px-6 md:py-5">
            <div className="body">
              {term && <b className="mb-1 block font-display text-xl/tight">{term}</b>}
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
