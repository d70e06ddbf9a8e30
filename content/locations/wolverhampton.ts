import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import type { Location } from './location';

export const wolverhampton: Location = {
  name: 'Wolverhampton',
  group: 'black-country',
  area: 'West Midlands',
  description:
    '360, loading shovel, roller and dumper operators for Wolverhampton: brownfield digs, crushing and factory builds. Cards checked, tickets explained.',
  intro: `Yes, we find 360, loading shovel, dumper and roller drivers for Wolverhampton, Bilston, Willenhall and the estates by the M54, ${commitments.leadTime.text}. On old works ground, email the ground report with the job, because the driver has to know what’s in it before they say yes. ${askEarly('grader')}`,
  updated: '2026-11-23',
  roads: ['M54 junctions 1 and 2', 'M6 junction 10', 'A449', 'A454', 'A4123', 'A463'],
  knowFirst: {
    heading: 'Expect slag, brick and old machine bases',
    text: [
      'Metalworks, pits and sidings left fill on a lot of Wolverhampton plots. Ask for a ',
      link('360 driver', '/services/excavator-operators'),
      ' who’s dug out machine bases before and expects the odd old pit. If something looks or smells wrong, they stop digging and then report it.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Breaking out slabs and old foundations',
      ticket: 'excavator',
    },
    {
      service: 'loading-shovel-operators',
      work: 'Feeding crushers and loading recycled stone',
      ticket: 'loadingShovel',
    },
    { service: 'dumper-operators', work: 'Moving fill across reclaimed plots', ticket: 'dumper' },
    { service: 'roller-operators', work: 'Compacting crushed fill in layers', ticket: 'roller' },
    { service: 'grader-operators', work: 'Trimming factory and warehouse formations', ticket: 'grader' },
  ],
  latitude: 52.59,
  longitude: -2.13,
  label: 'below',
  related: {
    locations: ['dudley', 'walsall', 'west-bromwich', 'stafford', 'telford'],
    industries: ['earthworks', 'waste-management', 'commercial-construction'],
    resources: ['environmental-compliance', 'certifications'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Who you’ll need on a brownfield plot, and when',
      items: [
        {
          term: 'Sorting',
          text: 'Tar, asbestos and oily soil go into separate covered heaps. The 360 driver needs the sampling plan and a closed cab.',
        },
        {
          term: 'Crushing',
          text: [
            'A ',
            link('loading shovel driver', '/services/loading-shovel-operators'),
            ' feeds the crusher, but running the crusher itself is separate training.',
          ],
        },
        {
          term: 'Filling',
          text: [
            'A ',
            link('roller driver', '/services/roller-operators'),
            ' compacts each thin layer, which is tested before the next one goes down.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a permit to crush?',
      folded: true,
      paragraphs: [
        [
          'Usually you need a permit or an exemption before the crusher starts, because crushing rubble counts as treating waste. ',
          link('Environmental compliance', '/resources/environmental-compliance'),
          ' explains which, and why mixing two heaps can turn clean fill back into waste.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads, canals and railways',
      paragraphs: [
        'For the north of the city and i54, come off the M54 at junction 2 and take the A449. For Willenhall and Bilston use M6 junction 10 with the A454 and A463. Beside a canal or the railway, fit a slew limiter and name the one person who can take it off.',
      ],
    },
  ],
};
