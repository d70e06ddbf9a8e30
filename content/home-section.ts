import type { ServiceSlug } from './site-path';
import type { Action, Tile, TileBlock } from './pages/top-page';
import type { Text } from './section';

/** One block of the home page below its first screen. They appear in the order of `home.sections`. */
export type HomeSection =
  | {
      /** Who we are, when the phone is answered, and feature tiles. */
      readonly kind: 'features';
      readonly lead: string;
      readonly hours: string;
      readonly firstHire: Action;
      readonly tiles: readonly Tile[];
    }
  | {
      /** Cards of services, each with its machine drawn at one scale. */
      readonly kind: 'services';
      readonly heading: string;
      readonly intro: Text;
      readonly services: readonly ServiceSlug[];
      readonly actions: readonly Action[];
    }
  | {
      readonly kind: 'why';
      readonly heading: string;
      readonly text: string;
      readonly points: readonly string[];
      readonly more: Action;
    }
  | ({
      /** Numbered steps on the yellow band. */
      readonly kind: 'steps';
    } & TileBlock)
  | {
      /** The example of an operator's profile, as a card on asphalt. */
      readonly kind: 'profile';
      readonly heading: string;
      readonly intro: string;
    }
  | {
      /** What a hire costs, with the example as a docket. */
      readonly kind: 'cost';
      readonly heading: string;
      readonly intro: Text;
    }
  | {
      /** The first towns of each part of the area covered, as road signs. */
      readonly kind: 'towns';
      readonly heading: string;
      readonly all: Action;
    };

/** The data of one kind of block. */
export type HomeSectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;
