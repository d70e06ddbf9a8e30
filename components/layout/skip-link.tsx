import { interfaceWords } from '@/content/interface';

/** First stop of the keyboard: jumps over header and menus. */
export const SkipLink = () => (
  <a href="#main" className="skip-link no-print">
    {interfaceWords.skip}
  </a>
);
