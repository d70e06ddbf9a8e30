import type { Sections } from '@/content/section';
import { sectionKind } from '.';
import { type ListLayout, layoutOf } from './layout-of';
import { Section } from './section';
import { SectionContent } from './section-content';

type SectionListProps = ListLayout & { readonly sections: Sections };

export const SectionList = ({ sections, ...list }: SectionListProps) =>
  sections.map((section) => {
    const layout = layoutOf(section, sectionKind(section), list);
    return (
      <Section
        key={section.heading}
        lang={section.lang}
        heading={section.heading}
        id={section.id}
        tag={section.tag}
        intro={section.intro}
        hasAllColumns={layout.hasAllColumns}
        band={layout.band}
        collapses={layout.collapses}
        className={layout.className}
      >
        <SectionContent section={section} layout={layout} />
      </Section>
    );
  });
