import { bareCategory, type CategoryCode, categoryTitle, lettersText } from '@/content/categories';
import { keepCodes } from '@/lib/site/format';

/** Card categories with the titles that the schemes give them, then their letters. Paragraphs, because they go into a list. */
export const CategoryList = ({ codes }: { readonly codes: readonly CategoryCode[] }) => {
  const letters = new Set(codes.flatMap((code) => lettersText(code) ?? []));
  return (
    <>
      {codes.map((code, index) => {
        const before = codes[index - 1];
        const isSaid = before !== undefined && categoryTitle(before) === categoryTitle(code);
        return (
          <p key={code}>
            <strong>{keepCodes(bareCategory(code))}</strong> {!isSaid && keepCodes(categoryTitle(code))}
          </p>
        );
      })}
      {[...letters].map((text) => (
        <p key={text}>Letter {keepCodes(text)}</p>
      ))}
    </>
  );
};
