import clsx from 'clsx';
import { figures } from '@/content/machines/figures';
import type { Collapses, Sections } from '@/content/section';
import { sectionKind } from '.';
import { Section } from './section';
import { SectionContent } from './section-content';

type SectionListProps = {
  readonly sections: Sections;
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses;
  /** True if a list of contents is beside the sections, which leaves rows no room beside a heading. */
  readonly besideContents?: boolean;
};

export const SectionList = ({ sections, collapses, besideContents }: SectionListProps) =>
  sections.map((section) => {
    const kind = sectionKind(section);
    const band = kind.band ?? (section.band ? 'plant' : undefined);
    const figure = section.figure && figures[section.figure];
    return (
      <Section
        key={section.heading}
        lang={section.lang}
        heading={section.heading}
        id={section.id}
        tag={section.tag}
        intro={section.intro}
        full={kind.isFull?.(section) || (besideContents && kind.hasRows)}
        band={band}
        collapses={
          band || kind.collapses === 'never' ? 'never' : (section.collapses ?? collapses ?? kind.collapses)
        }
        className={clsx(band && figure && 'has-figure', band && figure?.stands && 'has-ground')}
      >
        <SectionContent section={section} />
      </Section>
    );
  });
