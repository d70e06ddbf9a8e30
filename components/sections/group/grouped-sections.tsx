import type { ComponentType } from 'react';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { type GridSection, isAlwaysOpen } from '@/content/section.ts';
import { toId } from '@/content/format/to-id.ts';
import type { ContentProps } from '../content-props.ts';

type GroupedSectionsProps = ContentProps<'group'> & {
  /** Renders the content of each section. A prop, because an import would be circular. */
  readonly SectionContent: ComponentType<{ readonly section: GridSection }>;
};

/** Collapsed sections, except for those that are always open. */
export const GroupedSections = ({ section: { sections }, SectionContent }: GroupedSectionsProps) =>
  sections.map((section) => (
    <Collapsible
      key={section.heading}
      summary={<h3>{section.heading}</h3>}
      collapses="always"
      id={section.id ?? toId(section.heading)}
      open={isAlwaysOpen(section)}
    >
      {section.intro && (
        <p>
          <RichText text={section.intro} />
        </p>
      )}
      <SectionContent section={section} />
    </Collapsible>
  ));
