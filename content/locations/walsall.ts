import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const walsall: Location = {
  name: 'Walsall',
  group: 'black-country',
  area: 'Walsall borough, West Midlands',
  description:
    'Digger, dozer, dump truck and landfill compactor operators for Walsall, Aldridge and Brownhills. Tickets for clay pits and tips, roads and checks.',
  intro: `Yes, we cover Walsall, Aldridge, Bloxwich, Brownhills and Willenhall. We can find you a digger or dozer driver, ${commitments.leadTime.text}. ${askEarly('landfillCompactor', 'scraper')} Tell us if it’s a building site, a clay pit or a tip.`,
  updated: '2026-11-22',
  roads: ['M6 junctions 9 and 10', 'A454', 'A461', 'A452', 'A34', 'A5 and M6 Toll'],
  machines: [
    { service: 'excavator-operators', work: 'Winning clay, and digs on town plots', ticket: 'excavator' },
    { service: 'dumper-operators', work: 'Hauling clay and cover soil', ticket: 'articulatedTruck' },
    { service: 'dozer-operators', work: 'Capping, soils and keeping haul roads usable', ticket: 'dozer' },
    { service: 'compactor-operators', work: 'Spreading and compacting on the tip', ticket: 'compactor' },
    { service: 'scraper-operators', work: 'Stripping overburden in the dry months', ticket: 'scraper' },
    { service: 'forklift-operators', work: 'Brickworks and logistics yards', ticket: 'forklift' },
  ],
  latitude: 52.59,
  longitude: -1.98,
  labelSide: 'north-east',
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'sutton-coldfield', 'birmingham'],
    services: ['compactor-operators', 'dozer-operators', 'scraper-operators', 'excavator-operators'],
    industries: ['quarry-operations', 'waste-management', 'earthworks'],
    resources: ['environmental-compliance', 'health-safety'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'table',
      heading: 'Which operator for each stage of a clay pit?',
      intro:
        'A pit at Aldridge is stripped, dug, filled and capped, and each stage takes a different driver. Tell us which stage you’ve got to.',
      caption: 'Stages of a clay pit with the machine and the rules that apply',
      columns: ['Stage', 'Machine', 'Rules'],
      rows: [
        ['Strip overburden', 'Scraper', regulations.quarries.short],
        ['Win the clay', '360 and articulated trucks', regulations.quarries.short],
        ['Fill the hole', 'Landfill compactor', 'Environmental permit'],
        ['Cap and soil', 'Low-ground-pressure dozer', 'Permit and planning conditions'],
      ],
    },
    {
      kind: 'prose',
      heading: 'What happens when the clay gets wet?',
      paragraphs: [
        [
          'The Etruria clay round here turns slippery after a single shower, and rubber-tyred ',
          link('scrapers', '/services/scraper-operators'),
          ' are the first to stop. Keep a dozer handy to skim the haul road, and agree beforehand who calls a halt. If the dozer’s going to push-load as well, ask for a driver who’s done it.',
        ],
        [
          'On the tip, keep reversing lorries away from the machine with a marked tipping line. The ',
          link('landfill compactor page', '/services/compactor-operators'),
          ' covers gas, fire and slopes.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about cards on pits and tips',
      items: [
        {
          question: 'Will a clay pit take a construction card?',
          answer: [
            'Many take CPCS or NPORS, and some prefer MPQC, the quarry industry’s own scheme. ',
            link('Our card guide', '/resources/certifications'),
            ' compares the three. Everybody still gets the pit’s own induction and written rules.',
          ],
        },
        {
          question: 'Can our dozer driver cover the compactor for a week?',
          answer:
            'Only if they hold the landfill compactor ticket too. Steel wheels on a waste face handle nothing like tracks.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads and old mines',
      paragraphs: [
        'Use M6 junction 10 and the A454 for Willenhall and the west, and junction 9 with the A461 for the southern estates. For wide loads from the east, ask your haulier about the A5 or the M6 Toll, and get the toll into the price.',
        'The town was mined for limestone as well as coal. Before a crane or a rig goes on a town plot, get the borough’s mining records and have an engineer mark where plant can’t go.',
      ],
    },
  ],
};
