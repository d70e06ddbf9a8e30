import { blocks } from '../blocks';
import { category, weightSplits } from '../categories';
import { commitments } from '../commitments';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const stourbridge: Location = {
  name: 'Stourbridge',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Mini digger, forklift, dumper and skid steer operators for Stourbridge, Lye and Hagley. Side-loader tickets, tight plots and what to measure first.',
  intro: `Yes, we cover Stourbridge, Lye, Wollaston and Hagley, even for a day’s digging. We can find a driver for you, ${commitments.leadTime.text}. Tell us the width of the gate along with the machine.`,
  updated: '2026-11-22',
  roads: ['A491', 'A458', 'A451', 'M5 junction 3 via A456', 'M5 junction 4 via A491'],
  machines: [
    {
      service: 'excavator-operators',
      work: 'Footings, drains and reduced levels between houses',
      ticket: 'excavator',
    },
    { service: 'forklift-operators', work: 'Handling long steel in stockyards', ticket: 'sideLoader' },
    { service: 'dumper-operators', work: 'Getting spoil out to the road', ticket: 'dumper' },
    { service: 'skid-steer-operators', work: 'Clearing towpaths, yards and gardens', ticket: 'skidSteer' },
    {
      service: 'telehandler-operators',
      work: 'Roof trusses and blocks on infill housing',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.46,
  longitude: -2.14,
  labelSide: 'north-west',
  related: {
    locations: ['halesowen', 'dudley', 'worcester'],
    services: ['forklift-operators', 'skid-steer-operators', 'excavator-operators', 'grab-operators'],
    industries: ['residential-construction', 'commercial-construction', 'landscaping'],
    resources: ['equipment-guides', 'site-management'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Is it worth booking someone for a single day?',
      paragraphs: [
        `Yes, you can hire ${commitments.hireLength.text}. Have the services traced and the spoil wagon booked before the driver turns up, or you’ll pay for a day of waiting.`,
      ],
    },
    {
      kind: 'checklist',
      heading: 'What to measure before a mini digger arrives',
      items: [
        'Width at the tightest gatepost, allowing for the skip lorry’s mirrors',
        'Height under cables, branches and the neighbour’s eaves',
        'Room to turn: a zero-tail digger needs less than a standard machine',
        'Whether the drive will carry the weight, with old cellars and soakaways in mind',
        'Distance from the dig to the nearest wall, for the engineer',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which ticket do you need?',
      intro:
        'Steel stockholders at Lye and Brierley Hill move bars longer than the truck, so ask for the right type of forklift.',
      items: [
        {
          term: 'Side-loader',
          text: `Ask for ${ticketLines.sideLoader}. It needs clear floor along its whole length, so let a new driver practise in your own bays.`,
        },
        {
          term: 'Counterbalance',
          text: `Ask for ${ticketLines.forklift}. Long bundles swing at the ends, so keep walkways out of their reach.`,
        },
        {
          term: 'Micro digger',
          text: `For a machine up to one tonne that goes through a house, there’s ${category('N016')}. Otherwise it’s ${category('A58', 'A', 'B')}, which covers anything below ${weightSplits.excavator} tonnes.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Old glassworks and fireclay workings',
      paragraphs: [
        [
          'Old glassworks plots often hide broken glass, kiln brick, flues and culverts. Glass cuts tyres and hoses, so choose tracks or solid tyres and keep hands out of the spoil. If the bucket opens a flue, treat it as a void: stop, fence it and ring the engineer. Tell us about it when you book, so we can ask the ',
          link('excavator operator', '/services/excavator-operators'),
          ' about that kind of dig.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Sand to the west, canal in town',
      paragraphs: [
        [
          'Beyond Wollaston it’s sandstone and sand. It digs easily and it collapses without warning, so batter or box every trench. Beside the canal, keep the boom and the load on the land side unless the canal’s owner has agreed otherwise. A ',
          link('skid steer operator', '/services/skid-steer-operators'),
          ' can clear a towpath where nothing bigger fits.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads for the low-loader',
      paragraphs: [
        [
          'Bring wide loads up the A491 from M5 junction 4. From junction 3 the A456 and A458 through ',
          link('Halesowen', '/locations/halesowen'),
          ' are shorter for some addresses, but the streets are more built up.',
        ],
      ],
    },
  ],
};
