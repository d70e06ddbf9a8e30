import { interfaceWords } from '@/content/interface';

/** A link that skips the header. It is the first link on each page and only visible while it has focus. */
export const SkipLink = () => (
  <a href="#main" className="skip-link no-print">
    {interfaceWords.skip}
  </a>
);
