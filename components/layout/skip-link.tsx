import { interfaceWords } from '@/content/interface';

/** The first link of a page, seen when it has the focus: skips header and menus. */
export const SkipLink = () => (
  <a href="#main" className="skip-link no-print">
    {interfaceWords.skip}
  </a>
);
