import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { sources } from '../sources.ts';
import type { Town } from './town.ts';

export const nottingham: Town = {
  name: 'Nottingham',
  group: 'east-midlands',
  area: 'Nottinghamshire, East Midlands',
  description:
    'Digger, dozer, crane, grab and piling rig operators for Nottingham sites. Which ticket to ask for, trams, flood permits and caves under the centre.',
  intro: `Yes, we find digger, dozer, crane and grab drivers for Nottingham, Beeston, Arnold and Long Eaton, and up the M1 towards Mansfield. ${askEarly('piling-rig-operators', 'crane-operators')}`,
  updated: '2026-11-26',
  factsOf: 'nottingham',
  roads: ['M1 junctions 24 to 27', 'A52', 'A453', 'A60', 'A610', 'A46'],
  knowFirst: {
    heading: 'There are caves under the centre',
    text: 'They were dug in the soft sandstone for centuries, and many entrances are lost. Get the council’s records and a probing survey before you order a rig or a crane, and mark where plant can’t go.',
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Flood works, gravel and city basements',
      ticket: 'excavator',
    },
    {
      machine: 'grab-operators',
      work: 'Clearing former power stations and works',
      ticket: 'demolitionMachine',
    },
    { machine: 'dozer-operators', work: 'Reshaping old colliery tips', ticket: 'dozer' },
    { machine: 'piling-rig-operators', work: 'Bored piles on tight centre plots', ticket: 'boredPiling' },
    { machine: 'crane-operators', work: 'Frames and plant near the tram lines', ticket: 'crane' },
  ],
  latitude: 52.95,
  longitude: -1.15,
  labelSide: 'above-right',
  related: {
    towns: ['derby', 'leicester', 'nuneaton'],
    sectors: ['demolition', 'infrastructure-projects', 'mining-operations'],
    guides: ['environmental-compliance', 'project-planning'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Nottingham',
      items: [
        {
          term: 'Trams and the Trent',
          text: [
            'For street works near the trams, the law requires you to meet ',
            link(
              'the tramway’s reasonable safety requirements',
              'https://www.legislation.gov.uk/ukpga/1991/22/section/93',
            ),
            ', so speak to it first. Near the river check if you need a ',
            link('flood risk permit', sources.floodRisk.href),
            '.',
          ],
        },
        {
          term: 'Which M1 junction?',
          text: 'Use 24 and the A453 for the south-west, 25 and the A52 for Beeston and Long Eaton, and 26 and the A610 for the north-west.',
        },
      ],
    },
  ],
};
