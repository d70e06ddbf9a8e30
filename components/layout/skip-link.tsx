/** First stop of the keyboard: jumps over header and menus. */
export const SkipLink = () => (
  <a href="#main" className="skip-link no-print">
    Skip to main content
  </a>
);
