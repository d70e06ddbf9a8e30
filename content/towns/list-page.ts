import { mainOffice } from '../company.ts';
import { coverage } from '../coverage.ts';
import { phoneUrl } from '../format/parse-phone.ts';
import { definePage } from '../model/page.ts';
import { link } from '../model/text.ts';

export const townsPage = definePage('/locations', {
  name: 'Locations',
  shareDrawing: { kind: 'map' },
  title: 'Plant Operators Near You: Towns We Cover',
  description:
    'Find a digger driver or plant operator near your site. Pick your Midlands town for the tickets to ask for, the roads in and how far ahead to call.',
  heading: 'Plant operators, town by town',
  intro: [
    'Pick your town for the machines and tickets, how soon someone can start, and what to know about the roads and the ground. If your site’s between two towns, ',
    link('ring us with the postcode', phoneUrl(mainOffice.phone)),
    ' and we’ll ask who’ll travel.',
  ],
  callToAction: { machine: 'backhoe-operators' },
  updated: '2026-11-24',
  mapCaption: `We cover ${coverage}.`,
  groups: {
    'black-country': {
      heading: 'Birmingham and the Black Country',
      text: 'City-centre jobs, housing, muck-away and remediation, often on ground that was mined or built on before.',
    },
    warwickshire: {
      heading: 'Solihull, Coventry and Warwickshire',
      text: 'Warehouses and manufacturing sites beside the motorways, with rail, housing and quarries between them.',
    },
    'east-midlands': {
      heading: 'East Midlands',
      text: 'Hard-rock quarries, sand and gravel, distribution parks and city sites.',
    },
    'staffordshire-worcestershire': {
      heading: 'Staffordshire and Worcestershire',
      text: 'Housing, business parks and roads, with flood defence on the rivers and sand and gravel beside them.',
    },
    shropshire: {
      heading: 'Shropshire, along the M54 and A5',
      text: 'Factory estates, housing, farms and highways, in the parts of the county we cover.',
    },
  },
});

export type TownGroup = keyof typeof townsPage.groups;
