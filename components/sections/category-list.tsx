import { category, type CategoryCode, categoryTitle } from '@/content/categories';
import { keepCodes } from '@/lib/site/format';

/** Card categories with the titles that the schemes give them. */
export const CategoryList = ({ codes }: { readonly codes: readonly CategoryCode[] }) => (
  <ul>
    {codes.map((code) => (
      <li key={code}>
        <strong>{keepCodes(category(code))}</strong> {categoryTitle(code)}
      </li>
    ))}
  </ul>
);
