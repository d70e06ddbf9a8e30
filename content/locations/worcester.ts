import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const worcester: Location = {
  name: 'Worcester',
  group: 'staffordshire-worcestershire',
  area: 'Worcestershire',
  description:
    'Digger, dumper, telehandler and piling rig operators for Worcester sites. When to book flood work, permits by the Severn and where loads cross it.',
  intro: `We can find you a digger, dumper, telehandler or roller driver for Worcester, Malvern, Droitwich, Pershore or Evesham, ${commitments.leadTime.text}. Say which side of the Severn you’re on and how close to it, because that decides the road in and how soon you can start. ${askEarly('pilingRig')}`,
  updated: '2026-11-23',
  roads: ['M5 junction 6', 'M5 junction 7', 'A4440', 'A449', 'A44', 'A38'],
  knowFirst: {
    heading: 'Take heavy loads over the Severn on the A4440',
    text: [
      'The city has only two road bridges over the river, and the old one leads into the centre. The ',
      link(
        'southern link road',
        'https://worcestershire.gov.uk/council-services/planning-and-developments/road-improvements/a4440-worcester-southern-link-road-improvements',
      ),
      ' is dual carriageway from M5 junction 7 to Powick, so plan on that. M5 junction 6 and the A449 serve the north of the city.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Flood banks, outfalls and estate drainage',
      ticket: 'excavator',
    },
    { service: 'dumper-operators', work: 'Soil and stone on soft ground', ticket: 'dumper' },
    { service: 'telehandler-operators', work: 'New housing and food estates', ticket: 'telehandler' },
    { service: 'roller-operators', work: 'Roads on the urban extensions', ticket: 'roller' },
    { service: 'piling-rig-operators', work: 'Sheet piles for river walls', ticket: 'drivenPiling' },
  ],
  latitude: 52.19,
  longitude: -2.22,
  label: 'above-left',
  related: {
    locations: ['stourbridge', 'halesowen', 'birmingham'],
    industries: ['infrastructure-projects', 'earthworks', 'residential-construction'],
    resources: ['environmental-compliance', 'site-management'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'When can you work beside the Severn?',
      intro: 'Low ground by the river floods in winter, and most river work is done in summer.',
      items: [
        {
          term: 'Late winter',
          text: 'Get the plans and permits settled, and work on the higher terraces meanwhile.',
        },
        {
          term: 'Spring',
          text: 'Dumper drivers bring stone or mats for access tracks as the ground dries.',
        },
        {
          term: 'Summer',
          text: 'Walls, outfalls, banks and sheet piles go in, with 360 and piling rig drivers. Ask for long-reach and rig drivers as soon as you’ve got the permit.',
        },
        {
          term: 'Autumn',
          text: 'Finish in stages, and take plant off the flood plain at weekends.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'What do you need in place at the water’s edge?',
      folded: true,
      items: [
        {
          term: 'A permit',
          text: [
            'The Severn is a main river. Work on its banks, outfalls, defences or flood plain may need an ',
            link('Environment Agency permit', sources.floodRisk.href),
            ', and so may raising land.',
          ],
        },
        {
          term: 'Fuel away from the bank',
          text: [
            'Refuel on a drip tray, well back from the water. ',
            link('Environmental compliance', '/resources/environmental-compliance'),
            ' covers storage and spills.',
          ],
        },
        {
          term: 'A line that plant can’t cross',
          text: 'Undercut banks give way under tracks. Peg the line and show it to every driver.',
        },
        {
          term: 'Pay for flooded days',
          text: 'Agree before the start what you pay if the site floods and the operator’s stood down.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground away from the river',
      paragraphs: [
        'The older terraces are gravel and easy to dig. Higher up it’s red mudstone, hard in August and slick by November, so lay the stone roads early.',
      ],
    },
  ],
};
