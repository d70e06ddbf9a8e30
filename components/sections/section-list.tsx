import type { Collapses, Sections } from '@/content/section';
import { Section } from './section';
import { SectionContent } from './section-content';
import { layoutOf, layoutsOf } from './section-layout';

type SectionListProps = {
  readonly sections: Sections;
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses;
  /** Sections of a document have no paper bands, because its sheet is white. */
  readonly isDocument?: boolean | undefined;
};

export const SectionList = ({ sections, collapses, isDocument }: SectionListProps) => {
  const layouts = isDocument
    ? sections.map((section) => layoutOf(section, collapses))
    : layoutsOf(sections, collapses);
  return sections.map((section, index) => {
    const { heading, lang, id, tag, intro } = section;
    if (layouts[index]?.isFullWidth) return <SectionContent key={heading} section={section} />;
    return (
      <Section
        key={heading}
        heading={heading}
        lang={lang}
        id={id}
        tag={tag}
        intro={intro}
        {...layouts[index]}
      >
        <SectionContent section={section} />
      </Section>
    );
  });
};
