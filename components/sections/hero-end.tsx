const id = 'hero-end';

/**
 * The end of the band at the top of a page. The first paint waits for it. Otherwise a slow phone paints a half-parsed band, and its
 * buttons and drawings move when the rest arrives. Browsers without `rel=expect` ignore the link.
 */
export const HeroEnd = () => (
  <>
    <link rel="expect" href={`#${id}`} blocking="render" />
    <span id={id} hidden />
  </>
);
