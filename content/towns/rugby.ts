import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const rugby: Town = {
  name: 'Rugby',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Forklift, telehandler, digger and dozer operators for Rugby, DIRFT and Magna Park. Which ticket fits which truck, banded limestone and the roads in.',
  intro:
    'Yes, we find forklift, telehandler, digger and dozer drivers for Rugby, Lutterworth, Daventry and Southam. We cover DIRFT (the rail freight terminal by the M1) and Magna Park too, so send the postcode and the gate.',
  updated: '2026-11-26',
  factsOf: 'rugby',
  roads: ['M6 junction 1', 'M1 junction 18', 'A5', 'A14', 'A45', 'A426'],
  knowFirst: {
    heading: 'M1 junction 17 only serves the south',
    text: 'It leads to the M45, Dunchurch and the A45. From anywhere else come off at junction 18, which also serves DIRFT. For the town use M6 junction 1, and for Magna Park the A5.',
  },
  machines: [
    {
      machine: 'forklift-operators',
      work: 'Loading and unloading at freight terminals and sheds',
      ticket: 'forklift',
    },
    {
      machine: 'telehandler-operators',
      work: 'Housing at Houlton and shed extensions',
      ticket: 'telehandler',
    },
    {
      machine: 'excavator-operators',
      work: 'Digging clay and bands of limestone',
      ticket: 'excavator',
    },
    { machine: 'dozer-operators', work: 'Trimming plateaus and slopes', ticket: 'dozer' },
    { machine: 'dumper-operators', work: 'Shared haul roads on large estates', ticket: 'dumper' },
  ],
  latitude: 52.37,
  longitude: -1.26,
  labelSide: 'below',
  related: {
    towns: ['coventry', 'nuneaton', 'leicester'],
    sectors: ['earthworks', 'residential-construction', 'infrastructure-projects'],
    guides: ['operator-training', 'site-management'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Rugby',
      items: [
        {
          term: 'Forklifts in the sheds',
          text: [
            'Ask which certificate the shed takes, and see ',
            link('how to check it', '/services/forklift-operators'),
            '. Reach stackers for containers are separate training that we don’t cover.',
          ],
        },
        {
          term: 'Ground at Rugby and Houlton',
          text: 'The clay has limestone bands that a mini digger won’t break, so get a 20-tonne 360 with a ripper. Houlton is built on the old radio station: have buried cables and earth mats traced before the bucket goes in.',
        },
      ],
    },
  ],
};
