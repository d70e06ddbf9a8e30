import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const leicester: Town = {
  name: 'Leicester',
  group: 'east-midlands',
  area: 'Leicestershire, East Midlands',
  description:
    'Loading shovel, dump truck, digger and telehandler operators for Leicester sites and quarries. CPCS, NPORS or MPQC, which ticket fits and the roads in.',
  intro:
    'Yes, we find shovel, dump truck, digger and telehandler drivers for Leicester and the county, from Hinckley and Coalville to Loughborough and Market Harborough. For a quarry, find out which cards it takes.',
  updated: '2026-11-26',
  factsOf: 'leicester',
  roads: ['M1 junction 21 and M69', 'M1 junction 22', 'A6', 'A46', 'A47', 'A563'],
  knowFirst: {
    heading: 'Leicestershire quarries may ask for MPQC',
    text: [
      'Bardon, Cliffe Hill and Mountsorrel are big hard-rock quarries, and ',
      link('many quarries ask for MPQC', '/industries/quarry-operations'),
      ', their industry’s own card. Inductions may only be on weekdays, so a Saturday driver needs theirs by Friday.',
    ],
  },
  machines: [
    {
      machine: 'loading-shovel-operators',
      work: 'Face loading and stockyards in hard-rock quarries',
      ticket: 'loadingShovel',
    },
    {
      machine: 'dumper-operators',
      name: 'Rigid Dump Truck',
      drawnMachine: 'rigid-truck',
      href: '/industries/quarry-operations#dump-truck-drivers-days-or-nights',
      work: 'Hauling rock from the face',
      ticket: 'rigidTruck',
    },
    {
      machine: 'excavator-operators',
      work: 'Quarry faces, and earthworks for distribution parks',
      ticket: 'excavator',
    },
    { machine: 'telehandler-operators', work: 'New suburbs and warehouse fit-outs', ticket: 'telehandler' },
    { machine: 'forklift-operators', work: 'Reach trucks in distribution sheds', ticket: 'reachTruck' },
  ],
  latitude: 52.64,
  longitude: -1.13,
  labelSide: 'above',
  related: {
    towns: ['nuneaton', 'coventry', 'nottingham', 'derby'],
    sectors: ['quarry-operations', 'commercial-construction', 'residential-construction'],
    guides: ['certifications', 'health-safety'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'What to ask a quarry driver about',
      items: [
        {
          term: 'Loading shovel',
          text: 'Where have they loaded at a face?',
        },
        {
          term: 'Dump truck',
          text: 'Ask about steep ramps, the retarder and tipping at an edge. A site dumper card won’t do.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads and old mills',
      paragraphs: [
        'For Bardon and Cliffe Hill leave the M1 at junction 22. Mountsorrel is off the A6, and junction 21 and the M69 serve the west. In a former mill, have an engineer confirm what the floor carries.',
      ],
    },
  ],
};
