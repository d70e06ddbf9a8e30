import { Pictogram } from '@/components/ui/pictogram';
import { interfaceWords } from '@/content/interface';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/site/format';
import { siteLanguage } from '@/lib/site/language';
import { PartHeading } from './part-heading';

const minimumHeadings = 4;

export const ContentsList = ({ sections }: { readonly sections: Sections }) =>
  sections.length < minimumHeadings ? null : (
    <nav aria-label={interfaceWords.contents} className="no-print">
      <details className="contents-list direction-sign on-asphalt open-beside">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4">
          <h2 lang={siteLanguage} className="text-xl">
            {interfaceWords.contents}
          </h2>
          <Pictogram name="chevron-down" className="size-5" />
        </summary>
        <ul className="px-4 pb-3 sm:max-lg:columns-2 lg:pt-3">
          {sections.map(({ heading, id }) => (
            <li key={heading}>
              <a href={`#${id ?? toId(heading)}`}>
                <PartHeading text={heading} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
