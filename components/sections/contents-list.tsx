import type { Sections } from '@/content/section';
import { toId } from '@/lib/format';

/** Fewer headings than this are found by scrolling. */
const worthAList = 4;

/** The headings of a long page as links. Takes the page's sections; shows nothing for a short page. */
export const ContentsList = ({ sections }: { readonly sections: Sections }) =>
  sections.length < worthAList ? null : (
    <nav aria-labelledby="contents" className="no-print">
      <h2 id="contents" className="text-xl">
        On this page
      </h2>
      <ul className="mt-2 sm:max-lg:columns-2">
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a
              href={`#${toId(heading)}`}
              className="block border-l-4 border-line py-1.5 pl-3 hover:border-plant"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
