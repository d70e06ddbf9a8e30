import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { machineRanges } from '../machine-ranges';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import type { Industry } from './industry';

export const residentialConstruction: Industry = {
  name: 'Residential Construction',
  title: 'Telehandler, Digger and Dumper Drivers for Housing',
  group: 'building',
  summary: 'Telehandler, digger, dumper and roller drivers for housing sites and self-build plots.',
  pictogram: 'house',
  picture: 'telehandler',
  description:
    'Telehandler, digger and dumper drivers for housing sites, from a single day. Which ticket for each phase of a plot, and dumper rules for the cabin wall.',
  heading: 'Residential Construction',
  intro: `Yes, we can find you a telehandler, digger, dumper or roller driver for a housing site, ${promises.leadTime.text}. ${promises.mondayStart.text} You can hire ${promises.hireLength.text}.`,
  updated: '2026-11-21',
  related: {
    services: ['telehandler-operators', 'dumper-operators', 'excavator-operators', 'roller-operators'],
    locations: ['sutton-coldfield', 'rugby', 'shrewsbury', 'stafford'],
    industries: ['commercial-construction', 'landscaping', 'road-construction'],
    resources: ['construction-safety', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro: `Some drivers have digger and dumper on one card, so ask for both if you need both. The CPCS excavator ticket splits at ${weightSplits.excavator} tonnes, and on ${card('N202')} you read the size printed on the card.`,
      caption: 'Phases of a housing site, the plant, and the card to ask for',
      columns: ['Phase', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        [
          'Estate road and sewers',
          `360 above ${weightSplits.excavator} tonnes, roller`,
          `${card('A59')}, ${card('A31')}`,
        ],
        ['Footings and drains', 'Mini or midi digger, site dumper', `${card('A58')}, ${card('A09')}`],
        ['Brick and block', 'Telehandler', `${card('A17')} or ${card('N010')}`],
        [
          'Roof trusses on a jib',
          'Telehandler with suspended loads',
          `${card('A17')} endorsement E, or ${card('N138')}`,
        ],
        ['Roof trusses by crane', 'Compact crane', `${card('A66')} or ${card('N140')}`],
        ['Drives and gardens', 'Micro digger, mini dumper', `${card('N016')}, ${card('N139')}`],
        ['Wearing course', 'Tandem roller', `${card('A31')} or ${card('N214')}`],
      ],
    },
    {
      kind: 'prose',
      heading: 'Who should you book first?',
      paragraphs: [
        [
          'Book the ',
          link('telehandler driver', '/services/telehandler-operators'),
          ` first, because the bricklayers stop if the telehandler does. Tell us the reach as well as the capacity. We cover machines of ${machineRanges.telehandler}. HSE’s code on lift trucks (`,
          link(regulations.l117.short, regulations.l117.href),
          ') asks for basic training, training for the job and familiarisation. The card shows the first, and you arrange the other two.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'What housing sites insist on',
      figure: 'dumper-loading',
      items: [
        'The principal contractor plans the plant routes and inducts every driver before handing over the key.',
        'Sold plots are fenced off from the work, with a separate gate for deliveries and set hours for reversing.',
        [
          'Services are scanned and marked before every dig, following HSE’s guide ',
          link(regulations.hsg47.short, regulations.hsg47.href),
          '. New connections go live plot by plot.',
        ],
        `The telehandler, its jib and every sling have an in-date examination report under the lifting regulations (${regulations.loler.short}).`,
        'Loading bay gates on the scaffold close behind each drop.',
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'Dumper rules for the cabin wall',
      intro: [
        'Print these for every ',
        link('dumper driver', '/services/dumper-operators'),
        ' on an open machine with a roll bar.',
      ],
      items: [
        'Belt on, roll bar up and pinned, every trip',
        'Off the machine and clear of the bucket while it’s loaded',
        'Straight up or down a bank, never across',
        'Stop blocks in place before tipping into a trench',
        'Skip down for travel; get a guide if you can’t see over it',
        'Keys out at breaks and overnight',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does one card cover digger and dumper?',
          answer: `It can, as two categories. Look for ${card('A58')} and ${card('A09')} on the same card.`,
        },
        {
          question: 'Can a telehandler driver lift trusses?',
          answer: `Only with the right entitlement, a rated attachment, a lift plan and a slinger signaller. Ask for ${card('A17')} endorsement E or ${card('N138')}.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        regulationSource(regulations.l117),
        regulationSource(regulations.hsg47),
        regulationSource(regulations.loler),
      ],
    },
  ],
};
