import { blocks } from '../blocks';
import { card, cardSchemes } from '../cards';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import type { Industry } from './industry';

const { mpqc, cpcs } = cardSchemes;

export const quarryOperations: Industry = {
  name: 'Quarry Operations',
  title: `Quarry Plant Operators, ${mpqc.name} and ${cpcs.name}`,
  group: 'minerals-waste',
  summary:
    'Loading shovel, dump truck, 360 and dozer operators for quarries, with the cards quarries accept.',
  pictogram: 'quarry',
  picture: 'loading-shovel',
  description: `Loading shovel, dump truck, 360 and dozer drivers for Midlands quarries. Which ticket for each machine, when ${mpqc.name} counts, and a first-shift checklist.`,
  heading: 'Quarry Operations',
  intro: `Yes, we find quarry operators for loading shovels, dump trucks, 360s and dozers, ${promises.leadTime.text}. ${promises.rareLeadTime.text} Tell us which schemes your safety manager accepts, because some quarries ask for ${mpqc.name} from day one.`,
  updated: '2026-11-21',
  related: {
    services: ['loading-shovel-operators', 'excavator-operators', 'dozer-operators', 'grader-operators'],
    locations: ['leicester', 'nuneaton', 'derby', 'shrewsbury'],
    industries: ['mining-operations', 'earthworks'],
    resources: ['certifications', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro:
        'Tell us the job as well as the machine. A shovel driver from a stockyard may never have worked a face.',
      caption: 'Quarry jobs, the machine that usually does each, and the category to ask for',
      columns: ['Job', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        [
          'Stripping overburden',
          '360, articulated trucks, dozer',
          `${card('A59')}, ${card('A56')}, ${card('A34')}`,
        ],
        ['Loading at the face', 'Loading shovel or large 360', `${card('A21')} or ${card('A59')}`],
        ['Hauling to the crusher', 'Rigid or articulated dump truck', `${card('A57')} or ${card('A56')}`],
        ['Breaking oversize', '360 with breaker', `${card('A59')} or ${card('N202')}`],
        ['Feeding and stockpiling', 'Wheeled loading shovel', `${card('A21')} or ${card('N209')}`],
        ['Haul roads', 'Motor grader: ask early', `${card('A19')} or ${card('N240')}`],
        ['Restoration', 'Dozer', `${card('A34')} or ${card('N215')}`],
      ],
    },
    {
      kind: 'prose',
      heading: `Will a quarry take a ${cpcs.name} card?`,
      paragraphs: [
        `Many will, though they may want their own people to assess the driver first. Others train and assess under ${mpqc.name}, the ${mpqc.fullName}. Its ${mpqc.assessed.title} card lasts ${mpqc.assessed.years} years and its ${mpqc.competent.title} card ${mpqc.competent.years}, and holders can apply to move between it and ${cpcs.name}. A site dumper ticket doesn’t cover a haul truck under either.`,
      ],
    },
    {
      kind: 'list',
      heading: 'What quarries insist on',
      figure: 'shovel-blind-side',
      items: [
        [
          'Everyone gets a copy of the written rules. The ',
          link('Quarries Regulations', regulations.quarries.href),
          ' require the quarry operator to make sure they’re understood as well.',
        ],
        'Drivers must be competent for the task. The card is part of that, and your own assessment on the machine is the rest.',
        'Vehicle rules cover speed, right of way, parking and light vans. Drive the route together on day one.',
        'Haul roads and tips need edge protection, and drivers report a worn bund before the next load.',
        'Belts stay on, cameras stay clean and cab doors stay shut against the dust.',
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'First-shift checklist to print',
      items: [
        'Site rules and vehicle rules handed over and signed for',
        'Induction, assessment and sign-off by a named person',
        'Radio channel, call sign and daily contact',
        'Blasting times, sentry points and the all-clear',
        'Who inspects the face, and who may restart loading',
        'Belt, cameras, lights and reversing alarm proved working',
        'Dust suppression running, cab filters clean',
        'White diesel in the tank, not red',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can a driver from a housing site start in a quarry?',
          answer:
            'Yes, with the right category, your induction and your own assessment. Start them on stockpiles in daylight and leave face work until later.',
        },
        {
          question: 'Do operators need a medical?',
          answer: `No general law requires one, though a quarry may. Industry guidance recommends an assessment ${limits.fitnessCheck}. Tell us your rule when you call.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [regulationSource(regulations.quarries), regulationSource(regulations.redDiesel)],
    },
  ],
};
