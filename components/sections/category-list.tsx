import { card, type CardCode, cardTitle } from '@/content/cards';
import { keepCodes } from '@/lib/site/format';

/** Card categories with the titles that the schemes give them. */
export const CategoryList = ({ codes }: { readonly codes: readonly CardCode[] }) => (
  <ul>
    {codes.map((code) => (
      <li key={code}>
        <strong>{keepCodes(card(code))}</strong> {cardTitle(code)}
      </li>
    ))}
  </ul>
);
