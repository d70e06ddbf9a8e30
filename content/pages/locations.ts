import { link } from '../section';
import type { LocationSlug } from '../site-path';
import type { TopPage } from './top-page';

/** Towns that one looks for together. */
export type TownGroup = {
  readonly heading: string;
  readonly text: string;
  readonly towns: readonly LocationSlug[];
};

/** The list of towns. */
export const locationsPage = {
  title: 'Towns We Cover',
  description:
    'Twenty Midlands towns, each with the roads in, the ground and the plant it asks for. Between two of them? Send the postcode and we ask operators.',
  heading: 'Where we introduce operators',
  intro: [
    'Twenty towns have a page of their own: roads in, ground, usual work and the cards that go with it. A site between them is no trouble; operators say how far they travel, and ',
    link('we ask before a profile is sent', '/hire-operators'),
    '.',
  ],
  updated: '2026-11-20',
  groups: [
    {
      heading: 'Birmingham and the Black Country',
      text: 'Basements, old workings, made ground and tight gates.',
      towns: [
        'birmingham',
        'sutton-coldfield',
        'wolverhampton',
        'walsall',
        'west-bromwich',
        'dudley',
        'halesowen',
        'stourbridge',
      ],
    },
    {
      heading: 'Solihull, Coventry and Warwickshire',
      text: 'Logistics sheds, motor works, rail and road stone.',
      towns: ['solihull', 'coventry', 'nuneaton', 'rugby'],
    },
    {
      heading: 'East Midlands',
      text: 'Hard-rock quarries, river gravel and city sites on four kinds of ground.',
      towns: ['leicester', 'nottingham', 'derby'],
    },
    {
      heading: 'Staffordshire and Worcestershire',
      text: 'Gravel, brine, flood banks and business parks beside the motorway.',
      towns: ['stafford', 'tamworth', 'worcester'],
    },
    {
      heading: 'Shropshire, along the M54 and A5',
      text: 'Outside our main regions, within reach of operators to the east.',
      towns: ['telford', 'shrewsbury'],
    },
  ],
} as const satisfies TopPage & { readonly groups: readonly TownGroup[] };
