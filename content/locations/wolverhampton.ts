import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const wolverhampton: Location = {
  name: 'Wolverhampton',
  group: 'black-country',
  area: 'West Midlands',
  description:
    '360, loading shovel, roller and dumper operators for Wolverhampton: brownfield digs, crushing and factory builds. Cards checked, tickets explained.',
  intro: `Yes, we find plant operators for Wolverhampton, including Bilston, Willenhall and the estates by the M54. If you need a digger driver or somebody to feed a crusher, we can find them, ${promises.leadTime.text}. Call with the machine, the postcode and how long you’ll need them.`,
  updated: '2026-11-21',
  roads: ['M54 junctions 1 and 2', 'M6 junction 10', 'A449', 'A454', 'A4123', 'A463'],
  machines: [
    {
      service: 'excavator-operators',
      work: 'Lifting slabs and grubbing out old foundations',
      category: 'A59',
    },
    {
      service: 'loading-shovel-operators',
      work: 'Feeding crushers and loading recycled stone',
      category: 'A21',
    },
    { service: 'dumper-operators', work: 'Moving fill across reclaimed plots', category: 'A09' },
    { service: 'roller-operators', work: 'Compacting crushed fill in layers', category: 'A31' },
    { service: 'grader-operators', work: 'Trimming factory and warehouse formations', category: 'A19' },
    { service: 'telehandler-operators', work: 'Cladding and steel on new units', category: 'A17' },
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
    {
      kind: 'prose',
      heading: 'Where drivers for Wolverhampton usually travel from',
      paragraphs: [
        [
          'Most are local. We also ask ',
          link('plant operators in Dudley', '/locations/dudley'),
          ', who come up the A4123, and ',
          link('plant operators in Walsall', '/locations/walsall'),
          ', who come across on the A454. For the northern estates we try ',
          link('plant operators in Telford', '/locations/telford'),
          ', on the M54, and people from Stafford on the A449.',
        ],
      ],
    },
    blocks.whatToTell,
    {
      kind: 'prose',
      heading: 'When should you ask for a grader driver?',
      paragraphs: [
        `${promises.rareLeadTime.text} If the machine runs on GPS, tell us the make of the system. NPORS lists machine control as a category, so it may be on the card.`,
      ],
    },
    blocks.introducer,
    {
      kind: 'steps',
      heading: 'Who you’ll need on a brownfield plot, and when',
      intro:
        'Metalworks, pits and sidings left a lot of Wolverhampton plots full of slag, brick and ash. The crew changes as the job goes on.',
      items: [
        {
          term: 'Breaking out',
          text: [
            `A 20-tonne 360 lifts the slabs. Ask for a `,
            link('360 driver', '/services/excavator-operators'),
            ` with ${card('A59')} who’s dug out machine bases before and expects the odd old pit.`,
          ],
        },
        {
          term: 'Sorting',
          text: 'Tar, asbestos and oily soil go into separate covered heaps. The operator needs the sampling plan, a closed cab with a working filter and permission to stop.',
        },
        {
          term: 'Crushing',
          text: [
            `A `,
            link('loading shovel operator', '/services/loading-shovel-operators'),
            ` feeds the crusher on ${card('A21')} or ${card('N209')}. Running the crusher itself is separate training.`,
          ],
        },
        {
          term: 'Filling',
          text: [
            `Fill goes back in thin layers and each layer is tested. The `,
            link('roller operator', '/services/roller-operators'),
            ` needs ${card('A31')} or ${card('N214')}.`,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a permit to crush?',
      paragraphs: [
        [
          'Usually you need a permit or an exemption, because you’re treating waste. ',
          link('Environmental compliance', '/resources/environmental-compliance'),
          ' explains which rules apply. It’s for you to arrange before the crusher starts. Give the shovel driver a plan of the heaps as well, because mixing two of them can turn clean fill back into waste.',
          ` There’s no plant card for contaminated soil. Your ${regulations.coshh.short} assessment of hazardous substances says which masks and filters to use. Tell us what it says and we’ll ask operators about both.`,
        ],
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
