import { link } from '../section';
import { coverage } from './coverage';
import type { ListPage } from './top-page';

/** The list of towns. */
export const locationsPage = {
  title: 'Plant Operators Near You: Towns We Cover',
  description:
    'Find a digger driver or plant operator near your site. Pick your Midlands town for the machines, the tickets to ask for and the roads in.',
  heading: 'Plant operators across the Midlands, town by town',
  intro: [
    `We cover ${coverage}. Pick your town to see which machines, which ticket to ask for and how soon someone can start. If your site’s between two towns, `,
    link('give us the postcode', '/contact'),
    ' and we’ll ask operators how far they’ll travel.',
  ],
  updated: '2026-11-22',
  groups: {
    'black-country': {
      heading: 'Birmingham and the Black Country',
      text: 'City-centre jobs, housing, muck-away and ground remediation.',
    },
    warwickshire: {
      heading: 'Solihull, Coventry and Warwickshire',
      text: 'Warehouses, manufacturing sites, rail, housing and quarries.',
    },
    'east-midlands': {
      heading: 'East Midlands',
      text: 'Hard-rock quarries, sand and gravel, distribution parks and city sites.',
    },
    'staffordshire-worcestershire': {
      heading: 'Staffordshire and Worcestershire',
      text: 'Housing, business parks, flood defence, roads, sand and gravel.',
    },
    shropshire: {
      heading: 'Shropshire, along the M54 and A5',
      text: 'Factory estates, housing, farms and highways, in the parts of the county we cover.',
    },
  },
} as const satisfies ListPage;

export type TownGroup = keyof typeof locationsPage.groups;
