import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import type { Text } from '@/content/section';
import { toId } from '@/lib/site/format';
import type { Band } from './section-kind';

type SectionProps = {
  readonly heading: string;
  readonly lang?: string | undefined;
  readonly id?: string | undefined;
  readonly tag?: string | undefined;
  readonly intro?: Text | undefined;
  /** Shown below the heading, if the section has two columns. */
  readonly picture?: ReactNode;
  /** Gives the content all twelve columns instead of eight. */
  readonly full?: boolean | undefined;
  readonly band?: Band | undefined;
  /** Collapses the section on phones, or on all screens. */
  readonly collapses?: boolean | 'always' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/**
 * A section on the reading grid: the heading in four columns, the content in eight. Use it inside `ReadingGrid`.
 *
 * A collapsed section has its id on the content, because browsers open a `details` element only for links to its
 * content. It is open in print, and in wide windows unless it always collapses.
 */
export const Section = ({
  heading,
  lang,
  id = toId(heading),
  tag,
  intro,
  picture,
  full,
  band,
  collapses,
  className,
  children,
}: SectionProps) => {
  const introText = intro && (
    <p className="section-intro">
      <RichText text={intro} />
    </p>
  );
  return (
    <section
      lang={lang}
      className={clsx(
        'page-section body',
        full && 'full',
        band && `band-${band}`,
        band === 'asphalt' && 'on-asphalt',
        className,
      )}
    >
      {collapses ? (
        <details className={clsx('folded', collapses === 'always' ? 'always' : 'phone-fold')}>
          <summary>
            <h2>
              {heading}
              {tag && <small className="section-tag"> {tag}</small>}
            </h2>
            <Pictogram name="chevron-down" className="size-6 shrink-0" />
          </summary>
          <div id={id}>
            {introText}
            {children}
          </div>
        </details>
      ) : (
        <>
          <h2 id={id}>
            {heading}
            {tag && <small className="section-tag"> {tag}</small>}
          </h2>
          {introText}
          <div className="section-content">{children}</div>
          {picture}
        </>
      )}
    </section>
  );
};
