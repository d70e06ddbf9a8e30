import { ticketText } from '@/content/tickets/tickets';
import { bareCategory, type CategoryCode, categoryTitle, lettersText } from '@/content/tickets/categories';
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
    ticketText.letterMeans(withNoBreakSpaces(text)),
  ),
];
