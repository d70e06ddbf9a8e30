import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const worcester: Location = {
  name: 'Worcester',
  group: 'staffordshire-worcestershire',
  area: 'Worcestershire',
  description:
    'Digger, dumper, telehandler and piling rig operators for Worcester sites. When to book flood work, permits by the Severn and where loads cross it.',
  intro: `Yes, we cover Worcester, Malvern, Droitwich, Pershore and Evesham. We can find you a digger driver or a dumper driver, ${commitments.leadTime.text}. ${askEarly('pilingRig')} Tell us how close to the river you are, and which side of it.`,
  updated: '2026-11-22',
  roads: ['M5 junction 6', 'M5 junction 7', 'A4440', 'A449', 'A44', 'A38'],
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
    services: ['excavator-operators', 'piling-rig-operators', 'dumper-operators', 'telehandler-operators'],
    industries: ['infrastructure-projects', 'earthworks', 'residential-construction'],
    resources: ['environmental-compliance', 'site-management'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'What if the site floods?',
      paragraphs: [
        'Agree it with the operator before they start. You’re taking them on, so notice, pay while they’re stood down and the date they come back are between the two of you. If the dates move and they can’t wait, call us about somebody else.',
      ],
    },
    {
      kind: 'table',
      heading: 'When can you work beside the Severn?',
      intro:
        'Low ground by the river floods in winter, so most river work is in summer. Ask for long-reach diggers and rigs as soon as you’ve got your permit.',
      caption: 'Work beside the Severn through the year, with the operators to book',
      columns: ['Season', 'What’s possible', 'Who to book'],
      rows: [
        ['Late winter', 'Plans, permits and work on higher terraces', 'Nobody yet for the flood plain'],
        ['Spring', 'Access tracks, stone or mats, surveys', 'Dumper drivers'],
        ['Summer', 'Walls, outfalls, banks and sheet piles', '360 and piling rig operators'],
        ['Autumn', 'Closing the works in stages', 'Nothing left on the plain at weekends'],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What do you need in place at the water’s edge?',
      items: [
        {
          term: 'A permit',
          text: 'The Severn is a main river. Work on its banks, outfalls, defences or flood plain may need an Environment Agency permit, so ask about raised ground too, and give the operator the conditions in plain words.',
        },
        {
          term: 'Fuel away from the bank',
          text: [
            'Refuel on a drip tray and ask whether the client wants biodegradable hydraulic oil. Storage and spills are covered in ',
            link('environmental compliance', '/resources/environmental-compliance'),
            '.',
          ],
        },
        {
          term: 'A line that plant can’t cross',
          text: 'Undercut banks give way under tracks. Peg the line, and have life jackets and a rescue plan for people on foot.',
        },
        {
          term: 'A lift plan for sheet piles',
          text: [
            `Lifting a pile with a 360 is a lift, so ${regulations.loler.short}, the lifting regulations, requires a plan and supervision, and the operator needs lifting on the card. See `,
            link('piling rig operators', '/services/piling-rig-operators'),
            ' for the rig itself.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground away from the river',
      paragraphs: [
        'The older terraces are gravel and easy to dig. Higher up it’s red mudstone that’s hard in August and slick by November, so lay stone roads early and don’t book the roller driver until the fill’s dry enough. If it’s a food yard, tell us and your hire firm that the telehandler has to be clean, with non-marking tyres.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads and bridges',
      paragraphs: [
        'Take heavy loads over the Severn on the A4440 southern link, because the city bridge leads into the centre. M5 junction 6 and the A449 serve the north, and junction 7 and the A44 the east.',
      ],
    },
    {
      kind: 'sources',
      heading: 'Where the river permit rules are',
      checked: '2026-11-20',
      items: [sources.floodRisk],
    },
  ],
};
