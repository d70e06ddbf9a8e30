import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const stafford: Town = {
  name: 'Stafford',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Loading shovel, digger, roller and grader operators for Stafford, Stone and Rugeley. Tickets to ask for, ground with brine below it and the roads in.',
  intro: `Yes, we find shovel, digger, roller and telehandler drivers for Stafford, Stone, Rugeley and Cannock. For a gravel yard, have the bucket size ready and say if the shovel has a weigher. ${askEarly('grader-operators')}`,
  updated: '2026-11-26',
  factsOf: 'stafford',
  roads: ['M6 junction 13', 'M6 junction 14', 'A34', 'A449', 'A518', 'A51'],
  knowFirst: {
    heading: 'Check for brine before you load the ground',
    text: [
      'There’s salt under Stafford, brine was pumped out of it, and ',
      link('subsidence is on record', 'https://nora.nerc.ac.uk/id/eprint/528139'),
      '. Until your desk study says if the plot’s affected, don’t stack spoil or stone high, and have the ground checked before a crane sets up.',
    ],
  },
  machines: [
    { machine: 'loading-shovel-operators', work: 'Gravel yards and stockpiles', ticket: 'loadingShovel' },
    { machine: 'excavator-operators', work: 'Sewers, raft foundations and pits', ticket: 'excavator' },
    { machine: 'roller-operators', work: 'Fill and estate roads', ticket: 'roller' },
    { machine: 'telehandler-operators', work: 'Housing and units by the M6', ticket: 'telehandler' },
    { machine: 'grader-operators', work: 'Wide formations for business parks', ticket: 'grader' },
  ],
  latitude: 52.81,
  longitude: -2.12,
  labelSide: 'right',
  related: {
    towns: ['wolverhampton', 'telford', 'walsall', 'derby'],
    sectors: ['quarry-operations', 'residential-construction', 'earthworks'],
    guides: ['site-management', 'project-planning'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Stafford',
      items: [
        {
          term: 'Rafts and slack drains',
          text: 'Designers often use raft foundations here, and a raft needs a wide, flat formation. For drains laid to slack falls, ask for a digger driver who’s laid pipes by laser.',
        },
        {
          term: 'Roads to the pits and the town',
          text: 'The A51 serves the pits along the Trent. M6 junction 13 and the A449 serve the south of the town, and junction 14 the north.',
        },
      ],
    },
  ],
};
