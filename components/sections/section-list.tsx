import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { SectionOnGrid, Sections } from '@/content/model/section.ts';
import type { SitePath } from '@/content/paths.ts';
import { FigureBlock } from './figure-block.tsx';
import { GridSection } from './grid-section.tsx';
import type { SectionLayout } from './kind-renderer.ts';
import { componentOf, isOnGrid, rendererOf } from './kinds.ts';
import { layoutOf, resolveLayouts, type LayoutOptions } from './resolve-layouts.ts';

type InnerSectionProps = { readonly section: SectionOnGrid; readonly path: SitePath };

type GridContentProps = InnerSectionProps & Pick<SectionLayout, 'isFigureLast'>;

/** Everything in a section on the reading grid below its heading and its intro. */
const GridContent = ({ section, path, isFigureLast }: GridContentProps) => {
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

/** A section inside a group. It starts collapsed, unless it never collapses. */
const InnerSection = ({ section, path }: InnerSectionProps) => {
  const { collapses, isFigureLast } = layoutOf(section, 'always');
  return (
    <Collapsible
      summary={<h3>{section.heading}</h3>}
      collapses="always"
      id={section.id ?? toId(section.heading)}
      open={collapses === 'never'}
    >
      {section.intro && (
        <p>
          <RichText text={section.intro} />
        </p>
      )}
      <GridContent section={section} path={path} isFigureLast={isFigureLast} />
    </Collapsible>
  );
};

type SectionListProps = LayoutOptions & {
  readonly page: { readonly path: SitePath; readonly sections: Sections };
};

export const SectionList = ({ page: { path, sections }, ...options }: SectionListProps) => {
  const layouts = resolveLayouts(sections, options);
  return sections.map((section, index) => {
    if (!isOnGrid(section)) {
      const FullWidthComponent = componentOf(section);
      return <FullWidthComponent key={section.heading} section={section} />;
    }
    const { heading, lang, id, tag, intro } = section;
    return (
      <GridSection
        key={heading}
        heading={heading}
        lang={lang}
        id={id}
        tag={tag}
        intro={intro}
        {...layouts[index]}
      >
        <GridContent section={section} path={path} isFigureLast={layouts[index]?.isFigureLast} />
      </GridSection>
    );
  });
};
