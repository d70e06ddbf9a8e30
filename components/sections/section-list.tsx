import type { Sections } from '@/content/section';
import { sectionKind } from '.';
import { Section } from './section';
import { SectionContent } from './section-content';

type SectionListProps = {
  readonly sections: Sections;
  /** Collapses all of these sections on phones, except forms and those whose `folded` field says otherwise. */
  readonly collapses?: boolean;
};

export const SectionList = ({ sections, collapses }: SectionListProps) =>
  sections.map((section) => {
    const kind = sectionKind(section);
    const band = kind.band ?? (section.band ? 'plant' : undefined);
    return (
      <Section
        key={section.heading}
        lang={section.lang}
        heading={section.heading}
        id={section.id}
        tag={section.tag}
        intro={'intro' in section ? section.intro : undefined}
        full={kind.isFull?.(section)}
        band={band}
        collapses={!band && kind.collapses !== false && (section.folded ?? collapses ?? kind.collapses)}
      >
        <SectionContent section={section} />
      </Section>
    );
  });
