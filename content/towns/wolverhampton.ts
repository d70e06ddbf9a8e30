import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const wolverhampton: Town = {
  name: 'Wolverhampton',
  group: 'black-country',
  area: 'West Midlands',
  description:
    '360, loading shovel, roller and dumper operators for Wolverhampton: brownfield digs, crushing and factory builds. Cards checked, tickets explained.',
  intro: `Yes, we find 360, loading shovel, dumper and roller drivers for Wolverhampton, Bilston, Willenhall and the estates by the M54. On old works ground, email us the ground report with the job. ${askEarly('grader-operators')}`,
  updated: '2026-11-26',
  factsOf: 'wolverhampton',
  roads: ['M54 junctions 1 and 2', 'M6 junction 10', 'A449', 'A454', 'A4123', 'A463'],
  knowFirst: {
    heading: 'Expect slag, brick and old machine bases',
    text: 'Metalworks, pits and sidings left fill on a lot of Wolverhampton plots. Ask for a 360 driver who’s dug out machine bases. If something looks or smells wrong, they stop digging and then report it.',
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Breaking out slabs and old foundations',
      ticket: 'excavator',
    },
    {
      machine: 'loading-shovel-operators',
      work: 'Feeding crushers and loading recycled stone',
      ticket: 'loadingShovel',
    },
    { machine: 'dumper-operators', work: 'Moving fill across reclaimed plots', ticket: 'dumper' },
    { machine: 'roller-operators', work: 'Compacting crushed fill in layers', ticket: 'roller' },
    { machine: 'grader-operators', work: 'Trimming factory and warehouse formations', ticket: 'grader' },
  ],
  latitude: 52.59,
  longitude: -2.13,
  labelSide: 'below',
  related: {
    towns: ['dudley', 'walsall', 'west-bromwich', 'stafford', 'telford'],
    sectors: ['earthworks', 'waste-management', 'commercial-construction'],
    guides: ['environmental-compliance', 'certifications'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Wolverhampton',
      items: [
        {
          term: 'Crushing on a brownfield plot',
          text: [
            'A loading shovel driver can feed the crusher, but running it is separate training. Before it starts, check ',
            link('if you need a permit', '/resources/environmental-compliance'),
            '.',
          ],
        },
        {
          term: 'Roads, canals and railways',
          text: 'For i54 and the north, leave the M54 at junction 2 for the A449. For Willenhall and Bilston use M6 junction 10. Beside a canal or the railway, fit a slew limiter and name who may take it off.',
        },
      ],
    },
  ],
};
