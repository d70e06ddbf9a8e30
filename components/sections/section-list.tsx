import type { ComponentType } from 'react';
import type { Collapses, FullWidthKind, Sections } from '@/content/section.ts';
import type { ContentProps } from './content-props.ts';
import { fullWidthKinds } from './kinds.tsx';
import { isOnGrid, layoutOf } from './layout-of.ts';
import { PageSection } from './page-section.tsx';
import { SectionContent } from './section-content.tsx';
import type { SectionLayout } from './section-layout.ts';

type SectionListProps = {
  readonly sections: Sections;
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses;
  /** Sections of a document have no paper bands, because its sheet is white. */
  readonly isDocument?: boolean | undefined;
};

/** Undefined for sections as wide as the window. */
type Layouts = readonly (SectionLayout | undefined)[];

/** Of every three white sections in a row, the second is on paper, unless a band or the end of the list follows it. */
const withPaperBands = (layouts: Layouts): Layouts => {
  let whites = 0;
  return layouts.map((layout, index) => {
    whites = !layout || layout.band || layout.isAlwaysWhite ? 0 : whites + 1;
    const isLast = index === layouts.length - 1;
    const isOnPaper =
      whites % 3 === 2 && !isLast && !layouts[index + 1]?.band && layout?.collapses !== 'always';
    return isOnPaper ? { ...layout, band: 'paper' } : layout;
  });
};

export const SectionList = ({ sections, collapses, isDocument }: SectionListProps) => {
  const ownLayouts = sections.map((section) =>
    isOnGrid(section) ? layoutOf(section, collapses) : undefined,
  );
  const layouts = isDocument ? ownLayouts : withPaperBands(ownLayouts);
  return sections.map((section, index) => {
    const { heading, lang, id, tag, intro } = section;
    if (!isOnGrid(section)) {
      const FullWidthSection = fullWidthKinds[section.kind] as ComponentType<ContentProps<FullWidthKind>>;
      return <FullWidthSection key={heading} section={section} />;
    }
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
        <SectionContent section={section} />
      </PageSection>
    );
  });
};
