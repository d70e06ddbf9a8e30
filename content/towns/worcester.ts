import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { sources } from '../sources.ts';
import type { Town } from './town.ts';

export const worcester: Town = {
  name: 'Worcester',
  group: 'staffordshire-worcestershire',
  area: 'Worcestershire',
  description:
    'Digger, dumper, telehandler and piling rig operators for Worcester sites. When to book flood work, permits by the Severn and where loads cross it.',
  intro: `Yes, we can find you a digger, dumper, telehandler or roller driver for Worcester, Malvern, Droitwich, Pershore or Evesham. Say which side of the Severn you’re on. ${askEarly('piling-rig-operators')}`,
  updated: '2026-11-26',
  factsOf: 'worcester',
  roads: ['M5 junction 6', 'M5 junction 7', 'A4440', 'A449', 'A44', 'A38'],
  knowFirst: {
    heading: 'Take heavy loads over the Severn on the A4440',
    text: [
      'The city has only two road bridges over the river, and the old one leads into the centre. The ',
      link(
        'southern link road',
        'https://worcestershire.gov.uk/council-services/planning-and-developments/road-improvements/a4440-worcester-southern-link-road-improvements',
      ),
      ' is dual carriageway from M5 junction 7 to Powick.',
    ],
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Flood banks, outfalls and estate drainage',
      ticket: 'excavator',
    },
    { machine: 'dumper-operators', work: 'Soil and stone on soft ground', ticket: 'dumper' },
    { machine: 'telehandler-operators', work: 'New housing and food estates', ticket: 'telehandler' },
    { machine: 'roller-operators', work: 'Roads on the urban extensions', ticket: 'roller' },
    { machine: 'piling-rig-operators', work: 'Sheet piles for river walls', ticket: 'drivenPiling' },
  ],
  latitude: 52.19,
  longitude: -2.22,
  labelSide: 'above-left',
  related: {
    towns: ['stourbridge', 'halesowen', 'birmingham'],
    sectors: ['infrastructure-projects', 'earthworks', 'residential-construction'],
    guides: ['environmental-compliance', 'site-management'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'When can you work beside the Severn?',
      items: [
        { term: 'Winter', text: 'Low ground floods, so work on the higher terraces.' },
        { term: 'Spring', text: 'Dumper drivers bring stone or mats for the access tracks.' },
        {
          term: 'Summer',
          text: [
            'Walls, banks and sheet piles go in, once you have any ',
            link('Environment Agency permit', sources.floodRisk.href),
            '.',
          ],
        },
        { term: 'Autumn', text: 'Finish in stages, and take plant off the flood plain at weekends.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground away from the river',
      paragraphs: [
        'Above the gravel terraces it’s red mudstone, slick by November, so lay the stone roads early.',
      ],
    },
  ],
};
