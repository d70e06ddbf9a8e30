import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { Text } from '@/content/model/text.ts';
import type { SectionLayout } from './kind-renderer.ts';

type GridSectionProps = SectionLayout & {
  readonly heading: string;
  readonly lang?: string | undefined;
  readonly id?: string | undefined;
  readonly tag?: string | undefined;
  readonly intro?: Text | undefined;
  readonly children?: ReactNode;
};

/** A section on the reading grid: the heading in four columns, the content in eight. Use it inside `PageSections`. */
export const GridSection = ({
  heading,
  lang,
  id = toId(heading),
  tag,
  intro,
  hasAllColumns = false,
  band,
  isKeptTogether,
  collapses = 'never',
  className,
  children,
}: GridSectionProps) => {
  const title = (
    <>
      {heading}
      {tag && <small className="section-tag"> {tag}</small>}
    </>
  );
  const introText = intro && (
    <p className="section-intro">
      <RichText text={intro} />
    </p>
  );
  const sectionClass = clsx(
    'grid-section body',
    band && `section-band surface-${band}`,
    isKeptTogether && 'print:break-inside-avoid',
    className,
  );
  const content = <div className="section-content">{children}</div>;
  if (collapses !== 'never')
    return (
      <section lang={lang} className={clsx(sectionClass, 'collapses')}>
        <Collapsible
          summary={<h2>{title}</h2>}
          collapses={collapses}
          id={id}
          className={collapses === 'on-phones' && !hasAllColumns ? 'heading-beside' : undefined}
        >
          {introText}
          {content}
        </Collapsible>
      </section>
    );
  return (
    <section
      lang={lang}
      className={clsx(
        sectionClass,
        hasAllColumns && 'all-columns',
        (!hasAllColumns || intro) && 'heading-beside',
      )}
    >
      <h2 id={id}>{title}</h2>
      {introText}
      {content}
    </section>
  );
};
