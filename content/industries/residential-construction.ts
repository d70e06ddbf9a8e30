import { card, weightSplits } from '../cards';
import { machineRanges } from '../machine-ranges';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

export const residentialConstruction: Industry = {
  name: 'Residential Construction',
  title: 'Residential Construction',
  group: 'building',
  summary: 'Telehandlers, mini diggers, dumpers and rollers for housing sites, plot by plot.',
  pictogram: 'house',
  description:
    'Telehandler, digger, dumper and roller operators for housing sites: cards for each plot phase, dumper habits, and keeping residents clear of plant.',
  heading: 'Residential Construction',
  intro:
    'A housing site runs on a telehandler, a couple of excavators and some dumpers, moving from plot to plot while people are already living there. Here are the categories by phase, the habits that keep dumpers upright, and how to keep families out.',
  updated: '2026-11-20',
  related: {
    services: ['telehandler-operators', 'dumper-operators', 'excavator-operators', 'roller-operators'],
    locations: ['sutton-coldfield', 'rugby', 'shrewsbury', 'stafford'],
    industries: ['commercial-construction', 'landscaping', 'road-construction'],
    resources: ['construction-safety', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What a plot needs, month by month',
      caption: 'Phases of a housing site, the plant, and the card to ask for',
      columns: ['Phase', 'Plant', 'Ask for'],
      rows: [
        ['Estate road and sewers', '13-20 tonne 360, roller', `${card('A59')}, ${card('A31')}`],
        ['Footings and drains', '5-8 tonne 360, site dumper', `${card('A58')}, ${card('A09')}`],
        ['Brick and block lifts', 'Telehandler', `${card('A17')} or ${card('N010')}`],
        [
          'Roof trusses',
          'Telehandler with jib, or compact crane',
          `${card('A17')} with E, ${card('N138')} or ${card('A66')}; a lift plan`,
        ],
        [
          'Drives and gardens',
          'Micro or mini digger, mini dumper',
          `${card('A58')}, ${card('N016')}, ${card('N139')}`,
        ],
        ['Road wearing course', 'Tandem roller', `${card('A31')} or ${card('N214')}`],
      ],
    },
    {
      kind: 'prose',
      heading: 'One telehandler driver sets the pace of the site',
      paragraphs: [
        [
          'Bricklayers stop when the forks stop. That makes the ',
          link('telehandler seat', '/services/telehandler-operators'),
          ' the post to fill first and to protect with a named relief. Capacities run ',
          `${machineRanges.telehandler}. Tell us reach as well, since a 14-metre machine on a three-storey block is a different day’s work from a 6-metre one on bungalows.`,
        ],
        [
          'The code for lift trucks covers these machines: ',
          link(regulations.l117.name, regulations.l117.href),
          `. ${regulations.l117.asks} The card answers for the first. You arrange the other two.`,
        ],
        `Hanging a load from a jib is a different job from pallet work. It needs a rated attachment, a plan and a slinger. It is a separate entitlement too: endorsement E on ${card('A17')}, or ${card('N138')}.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Dumpers turn over on kerbs, banks and soft gardens',
      intro: [
        'A ',
        link('dumper', '/services/dumper-operators'),
        ' is simple to drive and easy to turn over. Six habits keep it upright.',
      ],
      items: [
        'Belt on, roll bar up and pinned, every trip.',
        'Off the machine and clear of the bucket while the digger fills the skip.',
        'Straight up or down a bank, never across it.',
        'Stop blocks at the edge of a trench before tipping into it.',
        'Skip lowered for travel. Look over the load, or get a guide.',
        'Keys out at breaks. Children find a quiet estate on Sunday.',
      ],
    },
    {
      kind: 'callout',
      heading: 'Families move in while the diggers are still working',
      text: 'From the first handover, half the estate is a public place. Fence the boundary between sold and unsold plots. Give deliveries a separate entrance, fix hours for reversing, and walk the line each evening for gaps.',
    },
    {
      kind: 'definitions',
      heading: 'Rules a housebuilder meets every week',
      items: [
        {
          term: regulations.cdm.short,
          text: 'Somebody is principal contractor on a site with several trades, whatever its size. That firm plans the plant routes and inducts the newcomer before the key is handed over.',
        },
        {
          term: regulations.hsg47.short,
          text: 'Service connections go in live beside earlier plots. Update drawings as ducts are laid. Scan, mark, then hand-dig the last part.',
        },
        {
          term: regulations.loler.short,
          text: 'The telehandler has a current thorough-examination report. So do its jib, its hook and every sling; ask for copies at delivery.',
        },
        {
          term: regulations.workAtHeight.short,
          text: 'Loading scaffolds, catching pallets at a gable and climbing on loads are falls waiting to happen. Gates at the loading bay close behind each drop.',
        },
        {
          term: 'Excavations',
          text: 'Trenches are supported or battered, spoil kept back from the lip, and machines kept off the edge by blocks.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Estates growing around the region',
      paragraphs: [
        [
          'On its eastern edge, ',
          link('Sutton Coldfield', '/locations/sutton-coldfield'),
          ' is taking a large extension, with roads and sewers to match. ',
          link('Rugby', '/locations/rugby'),
          ' has Houlton, on the old radio-station land. ',
          link('Shrewsbury', '/locations/shrewsbury'),
          ' and Stafford add edge-of-town sites, often on sand and gravel or beside flood plain. Infill in Stourbridge and Dudley means short plots, close neighbours and mini machines.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'What site managers want settled',
      items: [
        {
          question: 'Will one card cover digger and dumper?',
          answer: `One card can carry both, as separate categories. Read the back: ${card('A58')} and ${card('A09')}, each in date. Many groundworkers hold the pair.`,
        },
        {
          question: `Is ${weightSplits.excavator} tonnes the line between small and large excavators?`,
          answer: `Yes, under CPCS: ${card('A58')} below and ${card('A59')} above. ${card('N202')} is one category, so ask which sizes the holder has run.`,
        },
        {
          question: 'Can we hire for a single day?',
          answer: [
            'Yes, a day’s footings is enough. ',
            link('Send the address and start time', '/contact'),
            ' and say who will give the induction.',
          ],
        },
      ],
    },
  ],
};
