import { cardSchemes, card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

export const wasteManagement: Industry = {
  name: 'Waste Management',
  title: 'Waste Management',
  group: 'minerals-waste',
  summary: 'Grabs, shovels and compactors for transfer halls, scrap yards, recycling and landfill.',
  pictogram: 'recycle',
  description:
    'Grab, loading shovel and landfill compactor operators for waste sites: cards to ask for, permit rules that reach the cab, and a first-morning list.',
  heading: 'Waste Management',
  intro:
    'Waste plant works close to people, in dust, on material that can burn. Ask for the machine category and for time on your kind of site. This page covers six of them, with the permit rules an operator can break and the briefing that prevents it.',
  updated: '2026-11-20',
  related: {
    services: ['grab-operators', 'loading-shovel-operators', 'compactor-operators', 'dozer-operators'],
    locations: ['west-bromwich', 'walsall', 'birmingham', 'wolverhampton'],
    industries: ['demolition', 'quarry-operations'],
    resources: ['environmental-compliance', 'construction-safety'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'Six kinds of site, six kinds of driving',
      intro:
        'Two operators with one category can be strangers to each other’s work. Say which of these you run.',
      items: [
        {
          term: 'Transfer station',
          text: [
            'A ',
            link('loading shovel', '/services/loading-shovel-operators'),
            ` pushes up, mixes and loads bulkers in a hall with lorries reversing beside it. Ask for ${card('A21')} or ${card('N209')} and indoor experience.`,
          ],
        },
        {
          term: 'Materials recovery',
          text: 'Shovels and forklifts feed lines and clear bays. Bale stacks need a clamp and a driver who has used one.',
        },
        {
          term: 'Scrap yard',
          text: [
            'A ',
            link('grab', '/services/grab-operators'),
            ` sorts, stacks and feeds the shear. ${card('N722')} describes the purpose-built rehandler. A 360 with an orange-peel grab is ${card('A58')} or ${card('A59')} by weight, with training on the attachment.`,
          ],
        },
        {
          term: 'Inert recycling',
          text: 'A 360 loads the crusher, another pulls out steel and timber, a shovel moves the graded heaps.',
        },
        {
          term: 'Wood and green waste',
          text: 'Grab and shredder, high-tip shovel, turning of windrows. Heat in the heap is watched all shift.',
        },
        {
          term: 'Landfill',
          text: [
            'A ',
            link('compactor', '/services/compactor-operators'),
            ` on the face (${card('A32')} or ${card('N224')}), a dozer shaping and covering, dump trucks bringing soil.`,
          ],
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Vehicles are what kill on waste sites',
      text: [
        'Being struck by a moving vehicle is among the main causes of death in this industry, ',
        link('HSE says', 'https://www.hse.gov.uk/waste/transport.htm'),
        '. Hand-pickers, drivers sheeting loads and visitors must have somewhere to be that no machine enters. Show the operator those lines before anything else.',
      ],
    },
    {
      kind: 'list',
      heading: 'Permits, paperwork and the person in the cab',
      intro: 'The permit belongs to the site. What the operator does can still break it.',
      items: [
        [
          link('Environmental permitting', regulations.permitting.href),
          `: ${regulations.permitting.asks} Stack heights, storage limits and quarantine areas come from it, so mark them where a driver can see them.`,
        ],
        [
          `The ${regulations.dutyOfCare.short}: ${regulations.dutyOfCare.asks} A load that does not match its description is set aside, and the operator rings the weighbridge.`,
        ],
        `${regulations.coshh.short} reaches the cab. Dust, bioaerosols, diesel exhaust and sharps are assessed, then filters, closed doors and masks follow.`,
        `${regulations.puwer.short} asks for guards, cameras and fire extinguishers that work today, shown by a walk-round record.`,
        [
          'Waste plant cannot run on red diesel any longer. ',
          link('The environmental guide', '/resources/environmental-compliance'),
          ' lists what else a yard has to prove.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Cards: ask for the machine, then the attachment',
      paragraphs: [
        `We found no ${cardSchemes.cpcs.name} category called “360 grab” in the scheme’s lists. A request for one leaves the machine open. Ask for the excavator category, proof of grab work and the cab type: fixed, raised or rising.`,
        'A waste site that is also a construction site, such as a cell being engineered, has the card rules of the principal contractor. A permitted yard writes its own. Put both in the enquiry if the operator will cross between them.',
        [
          `Lorry-mounted grabs are a different trade. They fall under ${card('A36')} or ${card('N107')}, and the driver also needs the vehicle entitlement.`,
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'What a good first morning looks like',
      items: [
        'Traffic plan walked on foot, with the one-way system and crossing points',
        'Fire plan: where burning material goes, who rings, which machine makes the break',
        'Gas cylinders, batteries and asbestos: what to do on finding one',
        'Overhead lines, conveyors, lighting columns and roof steel pointed out',
        'Tipping-face edge, gradient and standing distance agreed',
        'Washing, eating and boot-change facilities shown',
        'Machine tried in an empty bay until both sides are content',
      ],
    },
    {
      kind: 'prose',
      heading: 'The Black Country handles metal, Walsall fills and restores',
      paragraphs: [
        [
          'Around ',
          link('West Bromwich', '/locations/west-bromwich'),
          ' much of the work is scrap: magnets, orange-peels and stockyards beside foundries. ',
          link('Walsall', '/locations/walsall'),
          ' has old clay pits, where landfill and restoration keep dozers and compactors busy. ',
          link('Wolverhampton', '/locations/wolverhampton'),
          ' turns demolition arisings back into aggregate. In Birmingham think of transfer-hall shovels, often on early or late shifts. State the shift pattern, because it decides who is free.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Two things yard managers raise',
      items: [
        {
          question: 'Can one person cover the shovel and the grab?',
          answer:
            'If both categories are on the card and you have seen proof of recent hours on each. Familiarisation is then done twice, once per machine.',
        },
        {
          question: 'Who answers for a rejected load?',
          answer:
            'The site, under its permit and transfer notes. Give the operator a written list of what must never be tipped, and a number to call.',
        },
      ],
    },
  ],
};
