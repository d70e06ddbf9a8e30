import { interfaceWords } from '@/content/interface';

/** Must be the first link on each page. */
export const SkipLink = () => (
  <a href="#main" className="skip-link no-print">
    {interfaceWords.skip}
  </a>
);
