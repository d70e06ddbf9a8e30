import type { ComponentType } from 'react';
import type { SitePath } from '@/content/paths.ts';
import type { FullWidthKind, Sections } from '@/content/types/section.ts';
import type { ContentProps } from './kind.ts';
import { fullWidthKinds, isOnGrid } from './kinds.ts';
import { PageSection } from './page-section.tsx';
import { resolveLayouts, type LayoutOptions } from './resolve-layouts.ts';
import { SectionContent } from './section-content.tsx';

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
