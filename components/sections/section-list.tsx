import clsx from 'clsx';
import { figures } from '@/content/drawings/figures';
import type { Collapses, Sections } from '@/content/section';
import { sectionKind } from '.';
import { Section } from './section';
import { SectionContent } from './section-content';

type SectionListProps = {
  readonly sections: Sections;
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses;
  /** True if a list of contents is beside the sections, which leaves rows no room beside a heading. */
  readonly isBesideContents?: boolean;
};

/** The layout of each section results from its fields, its kind, its figure and the list around it. */
export const SectionList = ({ sections, collapses, isBesideContents = false }: SectionListProps) =>
  sections.map((section) => {
    const { heading, lang, id, tag, intro, figure } = section;
    const kind = sectionKind(section);
    const band = kind.band ?? (section.band ? 'plant' : undefined);
    return (
      <Section
        key={heading}
        lang={lang}
        heading={heading}
        id={id}
        tag={tag}
        intro={intro}
        hasAllColumns={
          (kind.hasAllColumns?.(section) ?? false) || (isBesideContents && kind.hasRows === true)
        }
        band={band}
        collapses={
          band || kind.collapses === 'never' ? 'never' : (section.collapses ?? collapses ?? kind.collapses)
        }
        className={clsx(band && figure && ['has-figure', figures[figure].isStanding && 'has-standing'])}
      >
        <SectionContent section={section} />
      </Section>
    );
  });
