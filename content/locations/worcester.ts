import { weFind } from '../blocks';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const worcester: Location = {
  name: 'Worcester',
  group: 'staffordshire-worcestershire',
  area: 'Worcestershire',
  description:
    'Digger, dumper, telehandler and piling rig operators for Worcester sites. When to book flood work, permits by the Severn and where loads cross it.',
  intro: `${weFind('digger, dumper, telehandler and roller drivers', 'Worcester, Malvern, Droitwich, Pershore and Evesham')} Tell us how close to the river you are, and which side of it.`,
  updated: '2026-11-22',
  roads: ['M5 junction 6', 'M5 junction 7', 'A4440', 'A449', 'A44', 'A38'],
  knowFirst: {
    heading: 'Take heavy loads over the Severn on the A4440',
    text: 'The city bridge leads into the centre. Low ground by the river floods in winter, and most river work is in summer. Ask for long-reach diggers and rigs as soon as you’ve got your permit. M5 junction 6 and the A449 serve the north, junction 7 and the A44 the east.',
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
  labelSide: 'north-west',
  related: {
    locations: ['stourbridge', 'halesowen', 'birmingham'],
    industries: ['infrastructure-projects', 'earthworks', 'residential-construction'],
    resources: ['environmental-compliance', 'site-management'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'When can you work beside the Severn?',
      items: [
        { term: 'Late winter', text: 'Plans, permits and work on the higher terraces.' },
        { term: 'Spring', text: 'Access tracks, stone or mats, with dumper drivers.' },
        { term: 'Summer', text: 'Walls, outfalls, banks and sheet piles, with 360 and piling rig drivers.' },
        { term: 'Autumn', text: 'Finish in stages, and take plant off the flood plain at weekends.' },
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
            ', and raised ground can count.',
          ],
        },
        {
          term: 'Fuel away from the bank',
          text: [
            'Refuel on a drip tray. ',
            link('Environmental compliance', '/resources/environmental-compliance'),
            ' covers storage and spills.',
          ],
        },
        {
          term: 'A line that plant can’t cross',
          text: 'Undercut banks give way under tracks. Peg the line.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground away from the river',
      paragraphs: [
        'The older terraces are gravel and easy to dig. Higher up it’s red mudstone, hard in August and slick by November. Lay stone roads early.',
      ],
    },
  ],
};
