import { sharedText } from '@/content/interface-text.ts';

/** Must be the first link on each page. */
export const SkipLink = () => (
  <a href="#main" className="skip-link print:hidden">
    {sharedText.skipLink}
  </a>
);
