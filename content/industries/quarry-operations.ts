import { blocks } from '../blocks';
import { cardSchemes } from '../card-schemes';
import { category, weightSplits } from '../categories';
import { askEarly, commitments } from '../commitments';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
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
  intro: `Yes, we find loading shovel, dump truck, 360 and dozer operators for quarries, ${commitments.leadTime.text}. Ask your safety manager which cards you take, because some quarries want ${mpqc.name} from day one.`,
  updated: '2026-11-22',
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
      intro: `Tell us the job as well as the machine, because a stockyard shovel driver may never have worked a face. ${askEarly('grader')}`,
      caption: 'Quarry jobs, the machine that usually does each, and the category to ask for',
      columns: ['Job', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Loading at the face', 'Loading shovel', ticketLines.loadingShovel],
        [
          'Loading at the face, breaking oversize',
          `360 over ${weightSplits.excavator} tonnes`,
          `${category('A59', 'A', 'B')} or ${category('N202')}`,
        ],
        ['Hauling to the crusher', 'Rigid dump truck', ticketLines.rigidTruck],
        ['Stripping overburden', 'Articulated dump truck', ticketLines.articulatedTruck],
        ['Stripping, restoration', 'Dozer', ticketLines.dozer],
        ['Haul roads', 'Motor grader', ticketLines.grader],
      ],
    },
    {
      kind: 'prose',
      heading: `Will a quarry take a ${cpcs.name} card?`,
      paragraphs: [
        `It depends on the quarry, so ask first. Some take ${cpcs.name} and have their own people assess the driver, and some only take ${mpqc.name}, the ${mpqc.fullName}. An ${mpqc.assessed.title} card lasts ${mpqc.assessed.years} years and a ${mpqc.competent.title} card ${mpqc.competent.years}. Holders can apply to move between the two schemes, and under ${cpcs.name} a site dumper ticket doesn’t cover a haul truck.`,
      ],
    },
    {
      kind: 'list',
      heading: 'What quarries insist on',
      figure: 'shovel-blind-side',
      items: [
        [
          'Everyone gets a copy of the written rules, and the ',
          link('Quarries Regulations', regulations.quarries.href),
          ' require the quarry operator to make sure they’ve understood it.',
        ],
        'Drivers must be competent for the job in hand. The card’s part of that, and your own assessment on the machine is the rest.',
        'Vehicle rules cover speed, right of way, parking and light vans, so drive the route with them on day one.',
        'Haul roads and tips need edge protection. A driver who sees a worn bund reports it before the next load.',
        'Belts stay on, cameras get wiped and cab doors stay shut against the dust.',
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
        ['White diesel in the tank, ', link('not red', regulations.redDiesel.href)],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can a driver from a housing site start in a quarry?',
          answer:
            'Yes, with the right category, your induction and your own assessment. Start them on stockpiles in daylight, and leave the face for later.',
        },
        {
          question: 'Do operators need a medical?',
          answer: `The law doesn’t ask for one in general, but your quarry may. The industry’s guidance is a fitness check ${limits.fitnessCheck}, so tell us your rule when you call and ${commitments.passedOn.text}.`,
        },
      ],
    },
  ],
};
