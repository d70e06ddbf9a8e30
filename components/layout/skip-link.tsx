import { interfaceWords } from '@/content/interface';

/** The skip link is the first link of a page and is visible only while focused. */
export const SkipLink = () => (
  <a href="#main" className="skip-link no-print">
    {interfaceWords.skip}
  </a>
);
