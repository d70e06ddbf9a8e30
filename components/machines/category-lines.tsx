import { ticketWords } from '@/content/ticket-words';
import { bareCategory, type CategoryCode, categoryTitle, lettersText } from '@/content/categories';
import { withNoBreakSpaces } from '@/lib/site/format';

export const categoryLines = (codes: readonly CategoryCode[]) => [
  ...codes.map((code, index) => {
    const before = codes[index - 1];
    const isSaid = before !== undefined && categoryTitle(before) === categoryTitle(code);
    return (
      <>
        <strong>{withNoBreakSpaces(bareCategory(code))}</strong>{' '}
        {!isSaid && withNoBreakSpaces(categoryTitle(code))}
      </>
    );
  }),
  ...[...new Set(codes.flatMap((code) => lettersText(code) ?? []))].map((text) =>
    ticketWords.letterMeans(withNoBreakSpaces(text)),
  ),
];
