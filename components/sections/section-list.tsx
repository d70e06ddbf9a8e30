import clsx from 'clsx';
import { workingFigures } from '@/content/drawings/figures';
import type { Collapses, Sections } from '@/content/section';
import { sectionKind } from '.';
import { Section } from './section';
import { SectionContent } from './section-content';
import type { Band } from './section-kind';

type SectionListProps = {
  readonly sections: Sections;
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses;
};

/** Of every three white sections in a row, the second is on paper, unless a band or the end of the list follows it. */
const bandsOf = (sections: Sections): readonly (Band | undefined)[] => {
  const bands = sections.map((section) => sectionKind(section).band ?? section.band);
  let whites = 0;
  return bands.map((band, index) => {
    whites = band ? 0 : whites + 1;
    const isOnPaper = whites % 3 === 2 && index + 1 < bands.length && !bands[index + 1];
    return isOnPaper && sections[index]?.collapses !== 'always' ? 'paper' : band;
  });
};

/** The layout of each section results from its fields, its kind, its figure and the list around it. */
export const SectionList = ({ sections, collapses }: SectionListProps) => {
  const bands = bandsOf(sections);
  return sections.map((section, index) => {
    const { heading, lang, id, tag, intro, figure } = section;
    const kind = sectionKind(section);
    const band = bands[index];
    const isColoured = band !== undefined && band !== 'paper';
    return (
      <Section
        key={heading}
        lang={lang}
        heading={heading}
        id={id}
        tag={tag}
        intro={intro}
        hasAllColumns={kind.hasAllColumns?.(section) ?? false}
        band={band}
        collapses={
          isColoured || kind.collapses === 'never'
            ? 'never'
            : (section.collapses ?? collapses ?? kind.collapses)
        }
        className={clsx(
          isColoured &&
            figure && [
              kind.hasWideFigure?.(section) ? 'has-wide-figure' : 'has-figure',
              workingFigures[figure].isStanding && 'has-standing',
            ],
        )}
      >
        <SectionContent section={section} />
      </Section>
    );
  });
};
