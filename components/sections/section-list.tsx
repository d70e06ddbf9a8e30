import type { Collapses, Sections } from '@/content/section';
import { Section } from './section';
import { SectionContent } from './section-content';
import { layoutsOf } from './section-layout';

type SectionListProps = {
  readonly sections: Sections;
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses;
};

export const SectionList = ({ sections, collapses }: SectionListProps) => {
  const layouts = layoutsOf(sections, collapses);
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
