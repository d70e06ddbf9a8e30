import type { MachineSlug } from '../site/site-path';
import type { HiringSteps } from './hire-operators';
import type { Party } from '../hiring/parties';
import type { Action } from '../site/action';
import type { Section, Text } from '../section';

/** The kinds of sections that only the home page has. */
export type HomeOnlySection =
  | {
      /** A description of the agency, its phone hours, links to answers, and feature tiles. */
      readonly kind: 'features';
      readonly opening: string;
      readonly hours: Text;
      readonly links: readonly Action[];
      readonly tiles: readonly { readonly title: string; readonly text: Text }[];
    }
  | {
      /** A tile for each of these machines, all drawn to the same scale. */
      readonly kind: 'machine-tiles';
      readonly heading: string;
      readonly intro: Text;
      readonly machines: readonly MachineSlug[];
      readonly actions: readonly Action[];
    }
  | {
      /** Each point is beside a drawing of a party. */
      readonly kind: 'why';
      readonly heading: string;
      readonly text: string;
      readonly points: readonly { readonly party: Party; readonly text: string }[];
      readonly more: Action;
    }
  | ({ readonly kind: 'hiring-steps' } & HiringSteps)
  | {
      /** The sample profile of an operator, as a card on an asphalt band. */
      readonly kind: 'profile';
      readonly heading: string;
      readonly intro: string;
    }
  | {
      /** The cost of a hire, with an example as a table of sums. */
      readonly kind: 'cost';
      readonly heading: string;
      readonly intro: Text;
    }
  | {
      /** The first towns of each region, as road signs. */
      readonly kind: 'towns';
      readonly heading: string;
      readonly all: Action;
    };

/** Also any section of other pages, such as a form or quotes. `home.sections` determines their order. */
export type HomeSection = HomeOnlySection | Section;

export type HomeSectionOf<Kind extends HomeOnlySection['kind']> = Extract<HomeOnlySection, { kind: Kind }>;
