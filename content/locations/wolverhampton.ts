import { weFind } from '../blocks';
import { link } from '../section';
import type { Location } from './location';

export const wolverhampton: Location = {
  name: 'Wolverhampton',
  group: 'black-country',
  area: 'West Midlands',
  description:
    '360, loading shovel, roller and dumper operators for Wolverhampton: brownfield digs, crushing and factory builds. Cards checked, tickets explained.',
  intro: `${weFind('360, loading shovel, dumper and roller drivers', 'Wolverhampton, Bilston, Willenhall and the estates by the M54')} Tell us what the ground report found.`,
  updated: '2026-11-22',
  roads: ['M54 junctions 1 and 2', 'M6 junction 10', 'A449', 'A454', 'A4123', 'A463'],
  knowFirst: {
    heading: 'Expect slag, brick and old machine bases',
    text: [
      'Metalworks, pits and sidings left fill on a lot of Wolverhampton plots. Ask for a ',
      link('360 driver', '/services/excavator-operators'),
      ' who’s dug out machine bases and expects the odd old pit. If something looks or smells wrong, they stop first and then report it.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Lifting slabs and grubbing out old foundations',
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
  labelSide: 'north',
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
          text: 'Tar, asbestos and oily soil go into separate covered heaps. Give the 360 driver the sampling plan and a closed cab.',
        },
        {
          term: 'Crushing',
          text: [
            'A ',
            link('loading shovel driver', '/services/loading-shovel-operators'),
            ' feeds the crusher. Running it is separate training.',
          ],
        },
        {
          term: 'Filling',
          text: [
            'A ',
            link('roller driver', '/services/roller-operators'),
            ' compacts each thin layer, and it’s tested before the next.',
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
          'Usually you need a permit or an exemption before the crusher starts, because you’re treating waste. ',
          link('Environmental compliance', '/resources/environmental-compliance'),
          ' explains which. Mixing two heaps can turn clean fill back into waste.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads, canals and railways',
      paragraphs: [
        'Use M54 junction 2 and the A449 for the north and i54, and M6 junction 10 with the A454 and A463 for Willenhall and Bilston. Beside a canal or the railway, fit a slew limiter and name the one person who can take it off.',
      ],
    },
  ],
};
