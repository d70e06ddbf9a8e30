import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { Text } from '@/content/model/text.ts';
import type { GridLayout, SectionLayout, WindowLayout } from './kind-renderer.ts';

type FrameFields = {
  readonly heading: string;
  readonly lang?: string | undefined;
  readonly id?: string | undefined;
  readonly tag?: string | undefined;
  readonly intro?: Text | undefined;
  readonly children?: ReactNode;
};

const WindowFrame = ({
  heading,
  lang,
  id = toId(heading),
  intro,
  band,
  hasIntroBeside,
  isTight,
  columnsClass,
  headingAs: Heading = 'h2',
  children,
}: FrameFields & WindowLayout) => (
  <section
    id={id}
    lang={lang}
    className={clsx(
      'window-section',
      hasIntroBeside && 'has-intro-beside',
      isTight && 'is-tight',
      band && `surface-${band}`,
    )}
  >
    <div className={clsx('page-width', columnsClass)}>
      <div
        className={clsx('window-head', !columnsClass && 'mb-4 md:mb-8', band !== 'asphalt' && 'running-text')}
      >
        <Heading className={Heading === 'p' ? 'opening' : undefined}>{heading}</Heading>
        {intro && (
          <p className="window-intro">
            <RichText text={intro} />
          </p>
        )}
      </div>
      {children}
    </div>
  </section>
);

type HeadingWithTagProps = Pick<FrameFields, 'heading' | 'tag'>;

export const HeadingWithTag = ({ heading, tag }: HeadingWithTagProps) => (
  <>
    {heading}
    {tag && <small className="section-tag"> {tag}</small>}
  </>
);

const GridFrame = ({
  heading,
  lang,
  id = toId(heading),
  tag,
  intro,
  width,
  band,
  isKeptTogether,
  collapses = 'never',
  className,
  children,
}: FrameFields & GridLayout) => {
  const isBeside = width !== 'all-columns';
  const title = <HeadingWithTag heading={heading} tag={tag} />;
  const introText = intro && (
    <p className="section-intro">
      <RichText text={intro} />
    </p>
  );
  const sectionClass = clsx(
    'grid-section running-text',
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
          className={collapses === 'on-phones' && isBeside ? 'heading-beside' : undefined}
        >
          {introText}
          {content}
        </Collapsible>
      </section>
    );
  return (
    <section
      lang={lang}
      className={clsx(sectionClass, !isBeside && 'all-columns', (isBeside || intro) && 'heading-beside')}
    >
      <h2 id={id}>{title}</h2>
      {introText}
      {content}
    </section>
  );
};

/** A section with its language, the fragment of links to it, its heading and its intro. Use it inside `PageSections`. */
export const SectionFrame = (props: FrameFields & SectionLayout) =>
  props.width === 'window' ? <WindowFrame {...props} /> : <GridFrame {...props} />;
