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
    'Mini digger, forklift, dumper and skid steer operators for Stourbridge, Lye and Hagley. Side loader tickets, tight plots and what to measure first.',
  intro: `Yes, we find mini digger, forklift, dumper and skid steer drivers for Stourbridge, Lye, Wollaston and Hagley, ${commitments.leadTime.text}. Between houses the width of the gate limits the machine, so measure it at the tightest point before you ring.`,
  updated: '2026-11-23',
  roads: ['A491', 'A458', 'A451', 'M5 junction 3 via A456', 'M5 junction 4 via A491'],
  knowFirst: {
    heading: 'Old glassworks plots can be full of broken glass',
    text: 'Expect glass and kiln brick in the spoil, and flues and culverts below. Glass cuts tyres and hoses, so choose tracks or solid tyres, and keep hands out of the heap. If the bucket opens a flue, treat it as a void: stop, fence it off and ring the engineer.',
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Footings, drains and reduced levels between houses',
      ticket: 'excavator',
    },
    { service: 'forklift-operators', work: 'Side loaders for long steel', ticket: 'sideLoader' },
    { service: 'dumper-operators', work: 'Getting spoil out to the road', ticket: 'dumper' },
    { service: 'skid-steer-operators', work: 'Clearing towpaths, yards and gardens', ticket: 'skidSteer' },
    {
      service: 'telehandler-operators',
      work: 'Blocks and roof trusses on infill housing',
      ticket: 'telehandlerLifting',
    },
  ],
  latitude: 52.46,
  longitude: -2.14,
  label: 'above-left',
  related: {
    locations: ['halesowen', 'dudley', 'worcester'],
    industries: ['residential-construction', 'commercial-construction', 'landscaping'],
    resources: ['equipment-guides', 'site-management'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'Forklift and micro digger tickets',
      items: [
        {
          term: 'Side loader',
          text: `For long bar in the steel yards at Lye and Brierley Hill, ask for ${ticketLines.sideLoader}.`,
        },
        {
          term: 'Counterbalance forklift',
          text: `Ask for ${ticketLines.forklift}, and for someone who’s carried long bundles, because they swing at the ends.`,
        },
        {
          term: 'Micro digger',
          text: `${category('A58', 'A')} (tracked) or B (wheeled) covers anything below ${weightSplits.excavator} tonnes, and ${category('N016')} covers machines of up to one tonne.`,
        },
      ],
    },
    {
      kind: 'checklist',
      folded: true,
      heading: 'What to measure before a mini digger arrives',
      items: [
        'Width of the tightest gate, and of the road for the skip lorry’s mirrors',
        'Height of branches and eaves (cables: ask their owner)',
        'Room to turn (a zero-tail digger needs less)',
        'Whether the drive will carry the weight, with old cellars and soakaways in mind',
        'Distance from the dig to the nearest wall, for the engineer',
      ],
    },
    {
      kind: 'prose',
      heading: 'Between houses',
      paragraphs: [
        'Have the services traced and the spoil wagon booked before the driver arrives, or you may pay for a day of waiting. Roof trusses on a jib are a suspended load, so the telehandler driver needs “suspended loads” on the card and you need a lift plan.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground and roads',
      paragraphs: [
        [
          'Coal and clay were mined across the Black Country, so get a mining report before you dig. The sand and sandstone beyond Wollaston dig easily but can collapse without warning, so batter or box every trench. Have the haulier check the A491 from M5 junction 4 for wide loads, because the A456 and A458 through ',
          link('Halesowen', '/locations/halesowen'),
          ' are more built up.',
        ],
      ],
    },
  ],
};
