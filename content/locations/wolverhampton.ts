import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const wolverhampton: Location = {
  name: 'Wolverhampton',
  group: 'black-country',
  area: 'West Midlands',
  description:
    '360, loading shovel, roller and dumper operators for Wolverhampton: brownfield digs, crushing and factory builds. Cards checked, tickets explained.',
  intro: `Yes, we find plant operators for Wolverhampton, including Bilston, Willenhall and the estates by the M54. If you need a digger driver or somebody to feed a crusher, we can find them, ${commitments.leadTime.text}. ${askEarly('grader')}`,
  updated: '2026-11-22',
  roads: ['M54 junctions 1 and 2', 'M6 junction 10', 'A449', 'A454', 'A4123', 'A463'],
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
    { service: 'telehandler-operators', work: 'Cladding and steel on new units', ticket: 'telehandler' },
  ],
  latitude: 52.59,
  longitude: -2.13,
  labelSide: 'north',
  related: {
    locations: ['dudley', 'walsall', 'west-bromwich', 'stafford', 'telford'],
    services: ['excavator-operators', 'loading-shovel-operators', 'roller-operators', 'dumper-operators'],
    industries: ['earthworks', 'waste-management', 'commercial-construction'],
    resources: ['environmental-compliance', 'certifications'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'steps',
      heading: 'Who you’ll need on a brownfield plot, and when',
      intro:
        'Metalworks, pits and sidings left a lot of Wolverhampton plots full of slag, brick and ash. The crew changes as the job goes on.',
      items: [
        {
          term: 'Breaking out',
          text: [
            'A 20-tonne 360 lifts the slabs. Ask for a ',
            link('360 driver', '/services/excavator-operators'),
            ' who’s dug out machine bases before and expects the odd old pit.',
          ],
        },
        {
          term: 'Sorting',
          text: 'Tar, asbestos and oily soil go into separate covered heaps. The operator needs the sampling plan and a closed cab with a working filter. If something looks or smells wrong, they stop first and then report it.',
        },
        {
          term: 'Crushing',
          text: [
            'A ',
            link('loading shovel operator', '/services/loading-shovel-operators'),
            ' feeds the crusher. Running the crusher itself is separate training.',
          ],
        },
        {
          term: 'Filling',
          text: [
            'Fill goes back in thin layers, a ',
            link('roller operator', '/services/roller-operators'),
            ' compacts each layer and it’s tested before the next.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a permit to crush?',
      paragraphs: [
        [
          'Usually you need a permit or an exemption, because you’re treating waste, and it has to be in place before the crusher starts. ',
          link('Environmental compliance', '/resources/environmental-compliance'),
          ' explains which rules apply. Give the shovel driver a plan of the heaps as well, because mixing two of them can turn clean fill back into waste.',
        ],
        `There’s no plant card for contaminated soil. Your ${regulations.coshh.short} assessment of hazardous substances says which masks and filters to use. Tell us what it says and we’ll ask operators about both.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Roads into Wolverhampton',
      items: [
        'For the north and the estates around i54, use M54 junction 2 and the A449.',
        'For Willenhall and Bilston, use M6 junction 10, the A454 and the A463 Black Country Route.',
        'For the south towards Dudley, use the A4123, which is slow at shift change.',
        'For the west, use the A454 or A41, and ask your haulier about the villages if the load’s wide.',
      ],
    },
    {
      kind: 'callout',
      heading: 'Working next to a canal or the railway',
      sign: 'cone',
      text: 'A digger can slew out over the boundary. Fit a slew limiter or a physical stop, and name the person who’s allowed to take it off.',
    },
  ],
};
