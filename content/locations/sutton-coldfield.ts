import { blocks } from '../blocks';
import { category } from '../categories';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const suttonColdfield: Location = {
  name: 'Sutton Coldfield',
  group: 'black-country',
  area: 'Birmingham, West Midlands',
  description:
    'Telehandler, dumper, digger and roller operators for Sutton Coldfield housing sites, phase by phase, with the ticket for each and the roads to use.',
  intro: `Yes, we cover Sutton Coldfield, from Four Oaks and Walmley out to Minworth and Curdworth. We can find you a telehandler driver, a dumper driver or a digger driver, ${commitments.leadTime.text}. If you’re building houses, send us the programme and we’ll look phase by phase.`,
  updated: '2026-11-22',
  roads: ['M42 junction 9', 'M6 Toll', 'A38', 'A446', 'A452', 'A453'],
  machines: [
    { service: 'telehandler-operators', work: 'Bricks, trusses and pallets on plots', ticket: 'telehandler' },
    { service: 'dumper-operators', work: 'Serving the groundworks gangs', ticket: 'dumper' },
    { service: 'excavator-operators', work: 'Sewers, ponds and footings', ticket: 'excavator' },
    { service: 'dozer-operators', work: 'Stripping fields and spreading soils', ticket: 'dozer' },
    { service: 'roller-operators', work: 'Estate roads and parking', ticket: 'roller' },
  ],
  latitude: 52.57,
  longitude: -1.82,
  labelSide: 'south',
  related: {
    locations: ['birmingham', 'tamworth', 'walsall', 'solihull'],
    services: ['telehandler-operators', 'dumper-operators', 'dozer-operators', 'roller-operators'],
    industries: ['residential-construction', 'infrastructure-projects', 'landscaping'],
    resources: ['site-management', 'construction-safety'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'How long do people hire for?',
      paragraphs: [
        [
          `You can hire ${commitments.hireLength.text}. On a housing site that may be months for a telehandler driver and a few days at a time for a roller. `,
          link('Tell us the dates of each phase', '/contact?location=sutton-coldfield'),
          ' and which gangs share a machine.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Which operators does a housing site need, and when?',
      items: [
        {
          term: 'Topsoil strip',
          text: [
            'You’ll need a ',
            link('dozer driver', '/services/dozer-operators'),
            ' while it’s dry. Keep the heaps under the height in your soil plan.',
          ],
        },
        {
          term: 'Sewers and pond',
          text: 'You’ll usually need two 360s and trench boxes. Lowering a box or a pipe is a lift, so ask for lifting on the card and have a lift plan.',
        },
        {
          term: 'Estate road',
          text: 'Book the roller driver for sub-base and asphalt. Keep the machine back from fresh trenches.',
        },
        {
          term: 'Plots',
          text: [
            'Many sites run a ',
            link('telehandler', '/services/telehandler-operators'),
            ' and a dumper for each gang of bricklayers.',
          ],
        },
        {
          term: 'First residents',
          text: `Plant routes move and speeds come down once people live there. Give the telehandler a vehicle marshal (${category('A73')} or ${category('N403')}) at school times.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How to get the most from your telehandler driver',
      paragraphs: [
        [
          'Every trade asks for that machine, so name a single person who gives the driver orders. Level the loading bays, put a load chart in the cab for each attachment and mark the route on your ',
          link('traffic plan', '/resources/construction-safety'),
          `. ${regulations.hsg144.short}, HSE’s guide to site vehicles, covers routes and loading areas.`,
        ],
        'Dumper drivers get off while they’re loaded, unless the maker designed the cab for staying in, and wait in sight of the digger.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Other jobs round the town',
      paragraphs: [
        'At Minworth the treatment works runs its own permits and briefings, and the operator has to attend them. HS2 works cross the lanes towards Curdworth, so check the haulage route every week. On private plots in Four Oaks many trees are protected, and a small digger on boards is kinder to the roots.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Which roads should low-loaders use?',
      paragraphs: [
        'For the eastern sites, leave M42 junction 9 on the A446 or use the A38. The M6 Toll serves the north and the A453 the Tamworth side. Keep off the A5127 between eight and nine, because it runs through the shops. The town’s part of Birmingham, so street-works notices go to the city council.',
      ],
    },
  ],
};
