import type { ComponentType } from 'react';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { SitePath } from '@/content/paths.ts';
import type { FullWidthKind, GridSection, Sections } from '@/content/types/section.ts';
import { FigureBlock, isFigureLast } from './figure-block.tsx';
import type { ContentProps } from './kind.ts';
import { fullWidthKinds, isOnGrid, isOpen, rendererOf } from './kinds.ts';
import { PageSection } from './page-section.tsx';
import { resolveLayouts, type LayoutOptions } from './resolve-layouts.ts';

type SectionContentProps = { readonly section: GridSection; readonly path: SitePath };

/** A section inside a group. It starts collapsed, except if it never collapses. */
const InnerSection = ({ section, path }: SectionContentProps) => (
  <Collapsible
    summary={<h3>{section.heading}</h3>}
    collapses="always"
    id={section.id ?? toId(section.heading)}
    open={isOpen(section) || section.collapses === 'never'}
  >
    {section.intro && (
      <p>
        <RichText text={section.intro} />
      </p>
    )}
    <SectionContent section={section} path={path} />
  </Collapsible>
);

/** Everything in a section on the reading grid below its heading and its intro. */
const SectionContent = ({ section, path }: SectionContentProps) => {
  const { Content } = rendererOf(section);
  const figure = section.figure && <FigureBlock name={section.figure} />;
  return (
    <>
      {!isFigureLast(section) && figure}
      <Content
        section={section}
        path={path}
        renderInner={(inner) => <InnerSection key={inner.heading} section={inner} path={path} />}
      />
      {isFigureLast(section) && figure}
    </>
  );
};

type SectionListProps = LayoutOptions & {
  readonly page: { readonly path: SitePath; readonly sections: Sections };
};

export const SectionList = ({ page: { path, sections }, ...options }: SectionListProps) => {
  const layouts = resolveLayouts(sections, options);
  return sections.map((section, index) => {
    if (!isOnGrid(section)) {
      const KindSection = fullWidthKinds[section.kind] as ComponentType<ContentProps<FullWidthKind>>;
      return <KindSection key={section.heading} section={section} />;
    }
    const { heading, lang, id, tag, intro } = section;
    return (
      <PageSection
        key={heading}
        heading={heading}
        lang={lang}
        id={id}
        tag={tag}
        intro={intro}
        {...layouts[index]}
      >
        <SectionContent section={section} path={path} />
      </PageSection>
    );
  });
};
