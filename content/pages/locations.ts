import { link } from '../section';
import type { ListPage } from './top-page';

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
  groups: {
    'black-country': {
      heading: 'Birmingham and the Black Country',
      text: 'Basements, old workings, made ground and tight gates.',
    },
    warwickshire: {
      heading: 'Solihull, Coventry and Warwickshire',
      text: 'Logistics sheds, motor works, rail and road stone.',
    },
    'east-midlands': {
      heading: 'East Midlands',
      text: 'Hard-rock quarries, river gravel and city sites on four kinds of ground.',
    },
    'staffordshire-worcestershire': {
      heading: 'Staffordshire and Worcestershire',
      text: 'Gravel, brine, flood banks and business parks beside the motorway.',
    },
    shropshire: {
      heading: 'Shropshire, along the M54 and A5',
      text: 'Outside our main regions, within reach of operators to the east.',
    },
  },
} as const satisfies ListPage;

export type TownGroup = keyof typeof locationsPage.groups;
