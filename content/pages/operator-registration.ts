import { card, cardSchemes } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link, type Question, type Sections, type Text } from '../section';
import { sources } from '../sources';
import { coverage } from './coverage';
import type { TileBlock, TopPage } from './top-page';

const { cpcs, npors, mpqc } = cardSchemes;

const sections: Sections = [
  {
    kind: 'checklist',
    heading: 'Have these ready when we call',
    intro:
      'The form doesn’t take documents yet. We’ll tell you which of these we need to see, and how to send them.',
    items: [
      `Your ${cpcs.name}, ${npors.name} or ${mpqc.name} card, both sides, with the categories and expiry dates readable`,
      'Photo ID',
      'Proof of your right to work in the UK',
      'Your health, safety and environment test result, if your card needs one',
      'A logbook or letters that show what you’ve driven lately',
      'Names and numbers of two people you’ve worked for',
      'Your driving licence, if you’ll travel by van or take plant on the road',
      'Your liability insurance certificate, if you’re self-employed',
    ],
  },
  {
    kind: 'prose',
    heading: 'Who pays you, and does it cost you anything?',
    paragraphs: [
      'The firm that takes you on pays you, not us. You agree the rate, the hours, the travel and the day you’re paid with them before you start. You might go on their payroll, work self-employed under CIS (the Construction Industry Scheme) or go through an umbrella company.',
      [
        `Registering is free. ${promises.freeForOperators.text} Charging you would be against the law, under the `,
        link(regulations.agenciesAct.name, regulations.agenciesAct.href),
        '.',
      ],
    ],
  },
  {
    kind: 'prose',
    heading: 'What work comes up, and where?',
    paragraphs: [
      `Plant operator jobs come up on building sites, groundworks, muck-away, roads, demolition, quarries and waste sites. We cover ${coverage}, and hires run ${promises.hireLength.text}.`,
    ],
  },
  {
    kind: 'table',
    heading: 'Which tickets do sites ask for?',
    intro:
      'These are the everyday ones. A lifting endorsement, a second machine, or a slinger signaller or traffic marshal ticket gets you considered for more jobs. Not many people hold a ticket for a scraper, grader, piling rig, landfill compactor or large crane, so tell us if you do.',
    caption: 'Everyday machines and their card categories',
    columns: ['Machine', 'CPCS', 'NPORS'],
    rows: [
      ['360 excavator', `${card('A58')} or ${card('A59')}`, card('N202')],
      ['Dumper', card('A09'), card('N204')],
      ['Telehandler', card('A17'), card('N010')],
      ['Roller', card('A31'), card('N214')],
      ['Loading shovel', card('A21'), card('N209')],
    ],
  },
  {
    kind: 'definitions',
    heading: 'What the law requires, and what we check as well',
    items: [
      {
        term: 'The law',
        text: [
          'Before we introduce you, we have to confirm who you are, and that you have the training and qualifications the job needs. That’s in the ',
          link(regulations.conduct.name, regulations.conduct.href),
          '.',
        ],
      },
      {
        term: 'Our own checks',
        text: `We look your card up with the scheme that issued it and check the photo against your ID. We also ring two people you’ve worked for.`,
      },
      {
        term: 'Right to work',
        text: [
          'Whoever takes you on has to check your right to work before your first day. ',
          link('Since 1 October 2026', sources.rightToWork.href),
          ' that goes for workers and individual subcontractors as well as employees, so have your proof ready.',
        ],
      },
    ],
  },
  {
    kind: 'prose',
    heading: 'Are you tied to us?',
    paragraphs: [
      `No. You can turn any job down, work through anyone else, and ask us to delete your details. ${promises.askedFirst.text}`,
      [
        'We introduce you and the hirer takes you on, so we’re not your employer. ',
        link('How hiring works', '/hire-operators'),
        ' shows what we, the hirer and you are each responsible for.',
      ],
    ],
  },
  {
    kind: 'sources',
    heading: 'Where the rules come from',
    checked: '2026-11-21',
    items: [sources.rightToWork],
  },
];

/** Registration of operators: everything on the page beside the form itself. */
export const operatorRegistration = {
  title: 'Plant Operator Jobs, Midlands: Register Free',
  description: `Plant operator jobs across the Midlands. Register free with a CPCS, NPORS or MPQC card, red or blue, and we’ll review it within ${promises.review.text}.`,
  heading: 'Join Our Operator Network',
  intro: `Got a ticket and looking for work? Register once, free, and we can offer you jobs on machines that are on your card. You need a current ${npors.name} or ${cpcs.name} card, or an equivalent such as ${mpqc.name}.`,
  updated: '2026-11-21',
  /** Answered above the form: who may register. */
  before: [
    {
      question: 'Got a red card?',
      answer: [
        `You can still register. Red means ${cpcs.red.title}: you’ve passed your tests and still have the NVQ to do. Some sites take red and some ask for blue, and we only offer you jobs where your card is accepted. `,
        link('How to go from red to blue', '/resources/operator-training'),
        '.',
      ],
    },
    {
      question: 'Is your machine not on the list?',
      answer: [
        'The form doesn’t list scrapers, piling rigs or dump trucks. Tick every other machine on your card and tell us about the rest when we call. If none of yours is listed, ',
        link('call us', '/contact'),
        ' instead.',
      ],
    },
  ],
  next: {
    heading: 'What Happens Next?',
    items: [
      {
        pictogram: 'clock',
        title: `We review it within ${promises.review.text}`,
        text: 'One of us reads your form, then calls or e-mails you.',
      },
      {
        pictogram: 'card-check',
        title: 'We check your card',
        text: 'Give us accurate information and valid NPORS/CPCS certification. We look every card up with the scheme that issued it.',
      },
      {
        pictogram: 'phone',
        title: 'We call you about a job',
        text: promises.askedFirst.text,
      },
      {
        pictogram: 'handshake',
        title: 'The hirer takes you on',
        text: 'You agree the pay and the hours with them, and they pay you direct.',
      },
    ],
  },
  privacy: [
    'We use what you enter to review your application and find you work. The ',
    link('privacy policy', '/privacy-policy'),
    ' says who sees it and how long we keep it.',
  ],
  help: 'Trouble with the form?',
  sections,
} as const satisfies TopPage & {
  readonly before: readonly Question[];
  readonly next: TileBlock;
  readonly privacy: Text;
  readonly help: string;
  readonly sections: Sections;
};
