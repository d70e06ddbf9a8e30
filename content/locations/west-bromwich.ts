import { blocks } from '../blocks';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const westBromwich: Location = {
  name: 'West Bromwich',
  group: 'black-country',
  area: 'Sandwell, West Midlands',
  description:
    'Grab, rehandler, loading shovel and forklift operators for West Bromwich yards and sites. Which ticket fits which grab, plus a walk-round to print.',
  intro: `Yes, we cover West Bromwich and the rest of Sandwell, from Wednesbury and Tipton to Oldbury and Smethwick. We can find you a grab, shovel or forklift operator, ${commitments.leadTime.text}. For a grab, tell us what it’s mounted on as well as what it picks up.`,
  updated: '2026-11-22',
  roads: ['M5 junction 1', 'A41', 'M6 junction 9', 'A4031', 'A4041', 'A4182'],
  machines: [
    {
      service: 'grab-operators',
      work: 'Sorting and loading scrap with a rehandler',
      ticket: 'materialHandler',
    },
    { service: 'loading-shovel-operators', work: 'Yard clearing and waste halls', ticket: 'loadingShovel' },
    { service: 'forklift-operators', work: 'Foundries and engineering works', ticket: 'forklift' },
    {
      service: 'excavator-operators',
      work: 'Digging out contaminated ground and old slabs',
      ticket: 'excavator',
    },
    { service: 'skid-steer-operators', work: 'Cleaning down in tight bays', ticket: 'skidSteer' },
  ],
  latitude: 52.52,
  longitude: -1.99,
  labelSide: 'north-west',
  related: {
    locations: ['birmingham', 'walsall', 'dudley', 'wolverhampton', 'halesowen'],
    services: ['grab-operators', 'loading-shovel-operators', 'forklift-operators'],
    industries: ['waste-management', 'demolition'],
    resources: ['environmental-compliance', 'plant-maintenance'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Do you find people for nights and weekends?',
      paragraphs: [
        'Yes, when they’re available. Tell us the shift pattern, the lighting and who else is on site, because you’ll need your own arrangements for lone working.',
      ],
    },
    {
      kind: 'table',
      heading: 'Which ticket for which grab?',
      intro:
        'People call several different machines a grab, and an operator who’s good on one may never have driven another.',
      caption: 'Grabs used in West Bromwich yards, with what carries them and the card category',
      columns: ['You’re moving', 'Grab', 'Machine and ticket'],
      rows: [
        ['Loose scrap', 'Orange-peel', `Rehandler with a rising cab: ${ticketLines.materialHandler}`],
        ['Mixed demolition waste', 'Selector', `Tracked 360: ${ticketLines.excavatorGrab}`],
        ['Swarf, sand or fines', 'Clamshell', 'Rehandler or 360, with the ticket as above'],
        [
          'Muck-away at the kerb',
          'Clamshell on a lorry',
          `Lorry loader: ${ticketLines.grabLorry}, and a lorry licence`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Is an excavator card enough for a rehandler?',
      paragraphs: [
        [
          'Not on its own, because NPORS has a separate category for rehandlers. If a ',
          link('grab operator', '/services/grab-operators'),
          ' has a 360 card and years in scrap, we’ll tell you so. You can then ask for training evidence on that machine and decide.',
        ],
      ],
    },
    {
      kind: 'checklist',
      ofMachine: true,
      heading: 'Walk-round for a scrap handler',
      items: [
        'Cab guard and screen sound, wipers working',
        'Tines, pins and rotator free of cracks, hoses clear of the tines',
        'Cab riser comes down on the emergency valve',
        'Extinguisher charged, no paper or oil in the battery compartment',
        'Stabilisers on firm concrete, away from pits and drains',
        'Nobody on foot inside the slew, gate shut, lights on',
      ],
    },
    {
      kind: 'prose',
      heading: 'Fires, old mines and foundry ground',
      paragraphs: [
        'Hidden lithium batteries and gas bottles start fires in scrap. Show every new operator the quarantine bay and what your fire plan says about a hot load, and tell them the stockpile height in your permit.',
        `Foundry ground is black, fine and often oily, so damp it down and wash the tracks before the road. Your assessment under ${regulations.coshh.short}, the rules on hazardous substances, says which masks and cab filters you need.`,
        'Towards Wednesbury, limestone was mined under roads and yards. A rehandler puts its weight on four small feet, so have the slab and what’s below it checked.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Getting plant to the yard',
      paragraphs: [
        'M5 junction 1 opens straight onto the A41 and is the quickest way in. Use M6 junction 9 for Wednesbury and the north. Canal and railway bridges on the A4031, A4041 and A4182 can have limits, so measure the load with the cab down.',
      ],
    },
  ],
};
