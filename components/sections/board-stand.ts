import { pictogramPaths } from '@/components/ui/pictogram';
import type { Pictogram } from '@/content/pictogram';
import { palette } from '@/lib/site/palette';
import type { Stand } from '@/lib/site/stands';

/** Returns a site board on two posts, 2.2 m high, with a pictogram. Decorative. */
export const boardStand = (pictogram: Pictogram): Stand => ({
  drawing: {
    viewBox: '0 0 130 220',
    width: 1.3,
    height: 2.2,
    outline: 4,
    shapes: `<path d="M30 128v90M100 128v90" stroke-width="9"/><path d="M4 4h122v122H4z" fill="${palette.asphalt}"/><path d="M14 14h102v102H14z" stroke="${palette['plant-bright']}" stroke-width="3"/><path d="${pictogramPaths[pictogram]}" transform="translate(29 29) scale(3)" stroke="${palette['plant-bright']}" stroke-width="2.2"/>`,
  },
});
