import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/site/format';
import { kindOf } from '.';
import { SectionContent } from './section-content';

/** Sections that are collapsed on every screen, except forms. Use it as the content of a section. */
export const QuestionList = ({ sections }: { readonly sections: Sections }) =>
  sections.map((section) => (
    <details key={section.heading} className="folded always" open={kindOf(section).collapses === false}>
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
