import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import { neverCollapses } from '@/content/section.ts';
import type { GridContentProps } from '../grid-renderer.ts';

/** Collapsed sections, except for those that never collapse. */
export const Group = ({ section: { sections }, renderContent }: GridContentProps<'group'>) =>
  sections.map((section) => (
    <Collapsible
      key={section.heading}
      summary={<h3>{section.heading}</h3>}
      collapses="always"
      id={section.id ?? toId(section.heading)}
      open={neverCollapses(section)}
    >
      {section.intro && (
        <p>
          <RichText text={section.intro} />
        </p>
      )}
      {renderContent(section)}
    </Collapsible>
  ));
