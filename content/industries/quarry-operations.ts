import { cardSchemes, card } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

const { mpqc, cpcs } = cardSchemes;

export const quarryOperations: Industry = {
  name: 'Quarry Operations',
  title: 'Quarry Operations',
  group: 'minerals-waste',
  summary: 'Loading shovels, dump trucks, 360s and dozers, with the cards and rules that quarries ask for.',
  pictogram: 'quarry',
  description:
    'Operators for quarries: which card fits each machine, when MPQC counts, what the Quarries Regulations ask, and what to settle before a first shift.',
  heading: 'Quarry Operations',
  intro:
    'Shovel at the face, trucks on the haul road, dozer on the tip: a quarry asks more of a driver than a construction card shows. Below are the category for each machine, the place of MPQC, and what your own rules must tell a newcomer.',
  updated: '2026-11-20',
  related: {
    services: ['loading-shovel-operators', 'excavator-operators', 'dozer-operators', 'grader-operators'],
    locations: ['leicester', 'nuneaton', 'derby', 'shrewsbury'],
    industries: ['mining-operations', 'earthworks'],
    resources: ['certifications', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'From overburden to weighbridge: a machine for each job',
      intro:
        'Name the job as well as the machine when you ring. A shovel driver from a loading-out yard may never have worked a face.',
      caption: 'Quarry jobs, the machine that usually does each, and the category to ask for',
      columns: ['Job', 'Machine', 'Category'],
      rows: [
        [
          'Strip overburden',
          '360 with articulated dump trucks, dozer on the tip',
          `${card('A59')}, ${card('A56')}, ${card('A34')}`,
        ],
        ['Load shot rock at the face', 'Loading shovel or large 360', `${card('A21')} or ${card('A59')}`],
        [
          'Haul to the primary crusher',
          'Rigid or articulated dump truck',
          `${card('A57')} or ${card('A56')}`,
        ],
        ['Break oversize', '360 with hydraulic breaker', `${card('A59')} or ${card('N202')}`],
        ['Feed the plant and stockpile', 'Loading shovel', `${card('A21')} or ${card('N209')}`],
        ['Keep haul roads in shape', 'Motor grader', `${card('A19')} or ${card('N240')}`],
        ['Restore worked-out land', 'Dozer', `${card('A34')} or ${card('N215')}`],
      ],
    },
    {
      kind: 'prose',
      heading: `${mpqc.name} cards count here as well`,
      paragraphs: [
        [
          `Many quarries train and assess under ${mpqc.name}, the ${mpqc.fullName}. Its ${mpqc.assessed.title} card lasts ${mpqc.assessed.years} years and its ${mpqc.competent.title} card ${mpqc.competent.years}. A holder can apply to transfer between it and ${cpcs.name}. An operator who moved over from construction may hold either, and the `,
          link('card guide', '/resources/certifications'),
          ' shows how they compare.',
        ],
        `Tell us which schemes your safety manager accepts. Some quarries take construction cards with a site assessment. Others want ${mpqc.name} from the first day.`,
        [
          'The category still has to match the machine. ',
          link('A loading shovel', '/services/loading-shovel-operators'),
          ` on tracks is ${card('A22')}, not ${card('A21')}. A site dumper card does not cover a haul truck.`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What the regulations put on the quarry operator',
      intro: [
        `“Quarry operator” is the law’s name for the business in control of the quarry. The `,
        link(regulations.quarries.name, regulations.quarries.href),
        ' leave these duties with you when the person in the cab was introduced by an agency.',
      ],
      items: [
        { term: 'Written rules', text: regulations.quarries.asks },
        {
          term: 'Competence',
          text: 'Nobody drives without the training and experience for that task, or close supervision while they gain it. A card is part of the proof. Your own assessment on the machine completes it.',
        },
        {
          term: 'Vehicle rules',
          text: 'Speeds, right of way, parking, overtaking and where light vans may go among haul trucks. Give the new starter a copy, and walk or drive the route together.',
        },
        {
          term: 'Edge protection',
          text: 'Bunds along haul roads and at tipping points, high enough for the largest vehicle in use. A worn bund is reported before the next load is tipped.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Stop loading when the face changes',
      text: 'Fresh cracks, trickling stone or an overhang mean back away and report. No load is worth a second bucket. Agree beforehand who inspects the face and who may restart work.',
    },
    {
      kind: 'checklist',
      heading: 'Settle this before the first shift',
      items: [
        'Site rules and vehicle rules printed for the operator to keep',
        'Machine make, model, weight and bucket size told to us',
        'Named person for induction, assessment and sign-off',
        'Radio channel, call signs and daily contact point',
        'Blasting times, sentry positions and the all-clear signal',
        'Seat belt, cameras, lights and reversing alarm proved working',
        'Dust suppression running, cab filters clean, doors kept shut',
        'Tanks free of red diesel, which quarry plant may no longer burn',
      ],
    },
    {
      kind: 'prose',
      heading: 'Where the Midlands digs its stone',
      paragraphs: [
        [
          'Hard igneous rock comes out of Charnwood Forest and its surroundings, within reach of ',
          link('Leicester', '/locations/leicester'),
          '. Expect large loading shovels and rigid trucks. Mancetter, near ',
          link('Nuneaton', '/locations/nuneaton'),
          ', is known for diorite that resists polishing under tyres. ',
          link('Derby', '/locations/derby'),
          ' sits between Peak limestone and the gravels of the Trent. Gravel pits work differently: wet digging, long-reach machines and conveyors in place of haul trucks.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked by quarry managers',
      items: [
        {
          question: 'Can a housing-site shovel driver start in a quarry?',
          answer:
            'With the right category, an induction and an assessment by your own people, yes. Start on stockpiles in daylight. Put face work later.',
        },
        {
          question: 'Do operators need a medical?',
          answer: [
            `General law sets no plant medical, though a quarry may set its own. Industry guidance recommends one ${limits.fitnessCheck} or so. Say so `,
            link('when you enquire', '/contact'),
            ', because it decides who can be put forward.',
          ],
        },
      ],
    },
  ],
};
