import { bareCategory, type CategoryCode, categoryTitle, lettersText } from '@/content/categories';
import { keepCodes } from '@/lib/site/format';

/** The title, unless it has just been said, and the letters. */
const saidOf = (code: CategoryCode, before: CategoryCode | undefined) =>
  [
    before && categoryTitle(before) === categoryTitle(code) ? undefined : categoryTitle(code),
    lettersText(code) && `(${lettersText(code)})`,
  ]
    .filter(Boolean)
    .join(' ');

/** Card categories with the titles that the schemes give them and what their letters are. Paragraphs, because it goes into a list. */
export const CategoryList = ({ codes }: { readonly codes: readonly CategoryCode[] }) =>
  codes.map((code, index) => (
    <p key={code}>
      <strong>{keepCodes(bareCategory(code))}</strong> {keepCodes(saidOf(code, codes[index - 1]))}
    </p>
  ));
