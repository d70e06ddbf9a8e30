import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { Page } from '@/content/model/page.ts';
import type { Section, SectionOnGrid } from '@/content/model/section.ts';
import type { SitePath } from '@/content/paths.ts';
import { FigureBlock } from './figure-block.tsx';
import { rendererOf } from './kinds.ts';
import { layoutOf, resolveLayouts, type LayoutOptions } from './resolve-layouts.ts';
import { HeadingWithTag, SectionFrame } from './section-frame.tsx';

type SectionContentProps = {
  readonly section: Section;
  readonly path: SitePath;
  readonly isFigureLast: boolean | undefined;
};

/** Everything in a section below its heading and its intro. */
const SectionContent = ({ section, path, isFigureLast }: SectionContentProps) => {
  const figure = section.figure && <FigureBlock name={section.figure} />;
  const { Content } = rendererOf(section);
  return (
    <>
      {!isFigureLast && figure}
      <Content
        {...section}
        path={path}
        renderInner={(inner) => <InnerSection key={inner.heading} section={inner} path={path} />}
      />
      {isFigureLast && figure}
    </>
  );
};

type InnerSectionProps = { readonly section: SectionOnGrid; readonly path: SitePath };

/** A section inside a group. It starts collapsed, unless it never collapses. */
const InnerSection = ({ section, path }: InnerSectionProps) => {
  const { collapses, isFigureLast } = layoutOf(section, 'always');
  return (
    <Collapsible
      summary={
        <h3>
          <HeadingWithTag heading={section.heading} tag={section.tag} />
        </h3>
      }
      collapses="always"
      lang={section.lang}
      id={section.id ?? toId(section.heading)}
      open={collapses === 'never'}
    >
      {section.intro && (
        <p>
          <RichText text={section.intro} />
        </p>
      )}
      <SectionContent section={section} path={path} isFigureLast={isFigureLast} />
    </Collapsible>
  );
};

type PageSectionsProps = LayoutOptions & {
  readonly page: Pick<Page, 'path' | 'sections'>;
  /** Each is a `SectionFrame` or a `GridRow`, above the sections of the page. */
  readonly children?: ReactNode;
  /** Those below the sections. */
  readonly after?: ReactNode;
  /** Makes the headings of sections as wide as the window as large as those on a stage. */
  readonly hasLargeHeadings?: boolean;
};

/**
 * The sections of a page on the reading grid, which is white and has twelve columns, with a rule between sections.
 * Renders nothing if the page has no sections.
 *
 * @example
 * <PageSections page={page}>
 *   <SectionFrame heading="Who pays?">…</SectionFrame>
 * </PageSections>
 */
export const PageSections = ({ page, children, after, hasLargeHeadings, ...options }: PageSectionsProps) => {
  const { path, sections } = page;
  if (!children && !after && sections.length === 0) return null;
  const layouts = resolveLayouts(sections, options);
  return (
    <div
      className={clsx(
        'reading-grid',
        options.isDocument && 'document-page',
        hasLargeHeadings && 'large-headings',
      )}
    >
      {children}
      {sections.map((section, index) => {
        const { heading, lang, id, tag, intro } = section;
        const layout = layouts[index];
        return (
          <SectionFrame
            key={heading}
            heading={heading}
            lang={lang}
            id={id}
            tag={tag}
            intro={intro}
            {...layout}
          >
            <SectionContent section={section} path={path} isFigureLast={layout?.isFigureLast} />
          </SectionFrame>
        );
      })}
      {after}
    </div>
  );
};
