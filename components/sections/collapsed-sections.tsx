import { Collapsible } from '@/components/ui/collapsible';
import { RichText } from '@/components/ui/rich-text';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/text/to-id';
import { SectionContent } from './section-content';
import { layoutOf } from './section-layout';

type CollapsedSectionsProps = {
  readonly sections: Sections;
  /** Where the sections collapse: in all windows, or if nothing is beside them. */
  readonly collapses?: 'always' | 'unless-wide';
};

/** Collapsed sections, except for forms. Use it as the content of a section. */
export const CollapsedSections = ({ sections, collapses = 'always' }: CollapsedSectionsProps) =>
  sections.map((section) => (
    <Collapsible
      key={section.heading}
      summary={<h3>{section.heading}</h3>}
      collapses={collapses}
      id={section.id ?? toId(section.heading)}
      open={layoutOf(section, 'always').collapses === 'never'}
    >
      {section.intro && (
        <p>
          <RichText text={section.intro} />
        </p>
      )}
      <SectionContent section={section} />
    </Collapsible>
  ));
