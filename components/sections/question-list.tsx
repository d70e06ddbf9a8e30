import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/site/format';
import { sectionKind } from '.';
import { SectionContent } from './section-content';

type QuestionListProps = {
  readonly sections: Sections;
  /** When the sections are collapsed: on every screen, or only if nothing is beside them. */
  readonly look?: 'always' | 'open-beside';
};

/** Collapsed sections, except for forms. Use it as the content of a section. */
export const QuestionList = ({ sections, look = 'always' }: QuestionListProps) =>
  sections.map((section) => (
    <details
      key={section.heading}
      className={`folded ${look}`}
      open={sectionKind(section).collapses === false}
    >
      <summary>
        <h3>{section.heading}</h3>
        <Pictogram name="chevron-down" className="size-6 shrink-0" />
      </summary>
      <div id={section.id ?? toId(section.heading)}>
        {'intro' in section && section.intro && (
          <p className="mb-4">
            <RichText text={section.intro} />
          </p>
        )}
        <SectionContent section={section} />
      </div>
    </details>
  ));
