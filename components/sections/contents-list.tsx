import { interfaceWords } from '@/content/interface';
import { Pictogram } from '@/components/ui/pictogram';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/site/format';

/** Fewer headings than this are found by scrolling. */
const minimumHeadings = 4;

/** The headings of a long page as links, folded on narrow screens; nothing for a short page. */
export const ContentsList = ({ sections }: { readonly sections: Sections }) =>
  sections.length < minimumHeadings ? null : (
    <nav aria-label={interfaceWords.contents} className="no-print">
      <details className="contents-list open-beside">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between border-b border-line lg:min-h-0 lg:border-0">
          <h2 className="text-xl">{interfaceWords.contents}</h2>
          <Pictogram name="chevron-down" className="size-5" />
        </summary>
        <ul className="mt-2 sm:max-lg:columns-2">
          {sections.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${toId(heading)}`}
                className="block py-1.5 hover:bg-plant-bright lg:py-1 lg:text-base"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
