import { interfaceWords } from '@/content/interface';

/** The skip link: the first link of a page, visible while focused. */
export const SkipLink = () => (
  <a href="#main" className="skip-link no-print">
    {interfaceWords.skip}
  </a>
);
