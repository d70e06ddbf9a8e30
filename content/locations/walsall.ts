import { coalPermit } from '../blocks';
import { category } from '../categories';
import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { regulations } from '../regulations';
import { link } from '../section';
import { quarryCards } from '../ticket-lines';
import type { Location } from './location';

export const walsall: Location = {
  name: 'Walsall',
  group: 'black-country',
  area: 'Walsall borough, West Midlands',
  description:
    'Digger, dozer, dump truck and landfill compactor operators for Walsall, Aldridge and Brownhills. Tickets for clay pits and tips, roads and checks.',
  intro: `Yes, we can find you a digger, dozer or dump truck driver for Walsall, Aldridge, Bloxwich, Brownhills or Willenhall, ${commitments.leadTime.text}. A building site, a clay pit and a tip ask for different cards here, and we’ll ask which it is. ${askEarly('landfillCompactor', 'scraper')}`,
  updated: '2026-11-24',
  roads: ['M6 junctions 9 and 10', 'A454', 'A461', 'A452', 'A34', 'A5 and M6 Toll'],
  knowFirst: {
    heading: 'Aldridge clay turns slippery after one shower',
    text: [
      'Etruria clay is dug for brick round Aldridge, and rubber-tyred ',
      link('scrapers', '/services/scraper-operators'),
      ' are the first to stop on it. Keep a dozer handy to skim the haul road, and agree who stops work when it rains. If the dozer is going to push-load the scrapers too, ask for a driver who’s done it.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Digging clay, and digs and pipes on town plots',
      ticket: 'excavator',
    },
    {
      service: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawing: 'articulated-truck',
      work: 'Hauling clay and cover soil',
      ticket: 'articulatedTruck',
    },
    { service: 'dozer-operators', work: 'Capping, soils and keeping haul roads usable', ticket: 'dozer' },
    { service: 'compactor-operators', work: 'Spreading and compacting on the tip', ticket: 'compactor' },
    { service: 'scraper-operators', work: 'Stripping overburden in the dry months', ticket: 'scraper' },
  ],
  latitude: 52.59,
  longitude: -1.98,
  label: 'above',
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'sutton-coldfield', 'birmingham'],
    industries: ['quarry-operations', 'waste-management', 'earthworks'],
    resources: ['environmental-compliance', 'health-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Lifting pipes and trench boxes',
      jump: 'Lifting',
      paragraphs: [
        [
          `A tracked 13-tonne 360 takes ${category('A59', 'A')} or ${category('N202')}. To hang a pipe or a trench box from it, the driver also needs letter C with the A59A, or ${category('N100')} with the N202. You provide the 360, a lift plan and a slinger signaller: see the `,
          link('digger page', '/services/excavator-operators'),
          '.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which driver for each stage of a clay pit?',
      items: [
        {
          term: 'Stripping and digging clay',
          text: `You need scraper, 360 and articulated truck drivers, working under the ${regulations.quarries.short}.`,
        },
        {
          term: 'Filling the hole',
          text: 'A landfill compactor driver spreads and rolls the waste, to the conditions of the environmental permit.',
        },
        {
          term: 'Capping and soils',
          text: 'A dozer driver places the cap and the soils, on a machine with low ground pressure.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Cards on pits and tips',
      folded: true,
      items: [
        {
          question: 'Will a clay pit take a construction card?',
          answer: [
            `It depends on the pit. ${quarryCards} `,
            link('Our card guide', '/resources/certifications'),
            ' compares the three and says how long each lasts.',
          ],
        },
        {
          question: 'Can our dozer driver cover the compactor for a week?',
          answer:
            'Only with the landfill compactor ticket as well, because steel wheels on a waste face handle nothing like tracks.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads and old mines',
      paragraphs: [
        [
          'Use M6 junction 10 and the A454 for Willenhall and the west, and junction 9 with the A461 for the southern estates. Coal and limestone were mined under the town. Have an engineer mark where a crane or a rig can’t go. ',
          ...coalPermit,
          '.',
        ],
      ],
    },
  ],
};
