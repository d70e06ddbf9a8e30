type Origin = `https://${string}`;

/**
 * Where pages may load things from, besides the site itself: the map in a frame, a picture, a font. Nothing as shipped. What
 * isn't listed stops the build, because browsers would refuse it without a word. Scripts are in ./statistics.
 */
export const outside: Readonly<Record<'frames' | 'images' | 'styles' | 'fonts', readonly Origin[]>> = {
  frames: [],
  images: [],
  styles: [],
  fonts: [],
};
