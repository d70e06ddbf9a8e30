import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { link } from '../section';
import type { Location } from './location';

export const stafford: Location = {
  name: 'Stafford',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Loading shovel, digger, roller and grader operators for Stafford, Stone and Rugeley. Tickets to ask for, first-shift checks and brine ground.',
  intro: `Yes, we find operators for Stafford, Stone, Rugeley and Cannock. We can find you a shovel driver, a digger driver or a roller driver, ${commitments.leadTime.text}. ${askEarly('grader')} For a shovel, tell us the size as well.`,
  updated: '2026-11-22',
  roads: ['M6 junction 13', 'M6 junction 14', 'A34', 'A449', 'A518', 'A51'],
  machines: [
    { service: 'loading-shovel-operators', work: 'Gravel yards and stockpiles', ticket: 'loadingShovel' },
    { service: 'excavator-operators', work: 'Sewers, raft foundations and pits', ticket: 'excavator' },
    { service: 'roller-operators', work: 'Fill and estate roads', ticket: 'roller' },
    { service: 'telehandler-operators', work: 'Housing and units by the M6', ticket: 'telehandler' },
    { service: 'grader-operators', work: 'Wide formations for business parks', ticket: 'grader' },
  ],
  latitude: 52.81,
  longitude: -2.12,
  labelSide: 'north',
  related: {
    locations: ['wolverhampton', 'telford', 'walsall', 'derby'],
    services: ['loading-shovel-operators', 'excavator-operators', 'roller-operators', 'grader-operators'],
    industries: ['quarry-operations', 'residential-construction', 'earthworks'],
    resources: ['site-management', 'project-planning'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'First shift at a gravel yard: checklist',
      intro: [
        'The yard’s own induction may take longer to book than the driver. ',
        link('Tell us both dates', '/contact?location=stafford'),
        ' so the two line up.',
      ],
      items: [
        'Site rules issued, read and signed, radio channel known',
        'Route for customers’ lorries shown, with the one-way system',
        'Weighing system demonstrated on that shovel',
        'Stockpile names and height limits on a sketch in the cab',
        'Lagoons, overhead lines and conveyors pointed out on foot',
      ],
    },
    {
      kind: 'prose',
      heading: 'Working in the sand and gravel pits',
      paragraphs: [
        'The valleys of the Sow, Penk and Trent hold sand and gravel. Stockpiles overhang when they’re dug from below, so the driver should work the toe down evenly with the bucket low and keep out from under the conveyor. Mark the lagoon banks and keep plant off them after rain.',
      ],
    },
    {
      kind: 'callout',
      heading: 'Check for brine before you load the ground',
      sign: 'cone',
      text: 'There’s salt under Stafford. Brine was pumped out of it and there’s subsidence on record. Until your desk study says whether the plot’s affected, don’t stack spoil or stone in high heaps, and have the ground checked before a crane sets up.',
    },
    {
      kind: 'prose',
      heading: 'What settlement means for plant',
      paragraphs: [
        [
          'On ground like this, designers often use raft foundations and flexible drains. A raft needs a wide, flat formation, so you may need a ',
          link('grader operator', '/services/grader-operators'),
          '. For drains laid to slack falls, ask for a digger driver with pipe-laying experience who’s used to a laser.',
        ],
        [
          'If a ',
          link('roller', '/services/roller-operators'),
          ' will be vibrating near houses, put a monitor on the nearest wall. It’s your evidence if somebody finds a crack later.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Coming off the M6',
      items: [
        'Junction 13 and the A449 serve the south of the town and its business parks.',
        'Junction 14 and the A34 serve the north side and the Stone road.',
        'The A518 to Uttoxeter, Newport and Telford is a country road in places.',
        'The A51 by Rugeley leads to the Trent valley pits.',
      ],
    },
    {
      kind: 'sources',
      heading: 'Where to read about the salt',
      checked: '2026-11-20',
      items: [
        {
          title:
            'Geological hazards from salt mining, brine extraction and natural salt dissolution in the UK',
          publisher: 'British Geological Survey, in the NERC archive',
          href: 'https://nora.nerc.ac.uk/id/eprint/528139',
        },
      ],
    },
  ],
};
