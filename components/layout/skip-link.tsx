/** First stop of the keyboard: jumps over header and menus. */
export const SkipLink = () => (
  <a
    href="#main"
    className="no-print sr-only bg-plant px-4 py-3 font-bold text-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10"
  >
    Skip to main content
  </a>
);
