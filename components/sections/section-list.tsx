import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { Section, SectionOnGrid, Sections } from '@/content/model/section.ts';
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

type SectionListProps = LayoutOptions & {
  readonly page: { readonly path: SitePath; readonly sections: Sections };
};

export const SectionList = ({ page: { path, sections }, ...options }: SectionListProps) => {
  const layouts = resolveLayouts(sections, options);
  return sections.map((section, index) => {
    const { heading, lang, id, tag, intro } = section;
    const layout = layouts[index];
    return (
      <SectionFrame key={heading} heading={heading} lang={lang} id={id} tag={tag} intro={intro} {...layout}>
        <SectionContent section={section} path={path} isFigureLast={layout?.isFigureLast} />
      </SectionFrame>
    );
  });
};
