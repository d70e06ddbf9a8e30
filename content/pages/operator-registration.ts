import { cardSchemes } from '../card-schemes';
import { company } from '../company';
import { anyRareMachine, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link, type Question, type Sections, telephone, type Text } from '../section';
import { sources } from '../sources';
import { ticketLines } from '../ticket-lines';
import { coverage } from './coverage';
import type { TileBlock, TopPage } from './top-page';

const { cpcs, npors, mpqc } = cardSchemes;

/** Opens an e-mail that says what the operator wants. */
const deletionMail =
  `mailto:${company.email}?subject=${encodeURIComponent('Please delete my details')}` as const;

const sections: Sections = [
  {
    kind: 'questions',
    heading: 'Pay, travel and your own company',
    jump: 'Pay and travel',
    items: [
      {
        question: 'What are the rates?',
        answer:
          'Rates depend on the machine, the ticket, the distance, nights and weekends, and how long the job runs. Agree yours with the firm before you say yes.',
      },
      {
        question: 'Who pays you, and when?',
        answer:
          'The firm that takes you on pays you direct, on the day you agree with it. If it’s late, you chase the firm, because the agreement is between the two of you. Tell us as well, and ask Acas for free advice if you’re an employee or a worker.',
      },
      {
        question: 'Who pays for travel and digs?',
        answer:
          'Settle that with the firm too. Tell us how far you’ll travel and if you’ll stay away in the week.',
      },
      {
        question: 'Payroll, CIS or an umbrella?',
        answer:
          'You agree that with the firm. It can put you on its payroll, or pay you under CIS (the Construction Industry Scheme) if you’re genuinely self-employed and it’s construction work. If it wants to use an umbrella company, that company employs you, so ask to see what it takes off the rate.',
      },
      {
        question: 'Can you work through your own company?',
        answer:
          'Yes, if the firm agrees. CIS can apply to your company, and the firm may have to decide how you’re taxed under IR35, so ask your accountant first.',
      },
      {
        question: 'Does it cost you anything?',
        answer: [
          `No. ${commitments.freeForOperators.text} Charging you would be against the law, under the `,
          link(regulations.agenciesAct.name, regulations.agenciesAct.href),
          '.',
        ],
      },
    ],
  },
  {
    kind: 'prose',
    heading: 'How do you leave?',
    jump: 'Leave or delete details',
    paragraphs: [
      [
        link('E-mail us to delete your details', deletionMail),
        ' and we’ll answer within a month. If we’ve introduced you to a firm, we have to keep some records for a time, as the ',
        link('privacy policy', '/privacy-policy#how-long-we-keep-it'),
        ' says.',
      ],
      'You’re not tied to us in the meantime, so you can turn any job down and work through anyone else.',
    ],
  },
  {
    kind: 'prose',
    heading: 'What work comes up, and where?',
    paragraphs: [
      `Plant operator jobs come up on building sites, groundworks, muck-away, roads, demolition, quarries and waste sites. We cover ${coverage}, and hires run ${commitments.hireLength.text}.`,
    ],
  },
  {
    kind: 'list',
    heading: 'Which tickets do sites ask for?',
    jump: 'Which tickets?',
    intro: `These are the everyday ones. Get a lifting endorsement, a second machine or a slinger’s ticket as well and there’s more work open to you. Few people drive a ${anyRareMachine}, so tell us if you do.`,
    items: [
      `360 excavator: ${ticketLines.excavator}`,
      `Dumper: ${ticketLines.dumper}`,
      `Telehandler: ${ticketLines.telehandler}`,
      `Roller: ${ticketLines.roller}`,
      `Loading shovel: ${ticketLines.loadingShovel}`,
    ],
  },
  {
    kind: 'checklist',
    heading: 'Have these ready when we call',
    jump: 'Have these ready',
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
      'Your public liability certificate, if you’re a genuine sub-contractor',
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
        text: `${commitments.operatorCard.text} ${commitments.operatorReferences.text}`,
      },
      {
        term: 'Right to work',
        text: [
          'Whoever takes you on has to check it before your first day. ',
          link('Since 1 October 2026', sources.rightToWork.href),
          ' that goes for workers and individual subcontractors as well as employees, so have your proof ready.',
        ],
      },
    ],
  },
];

/** Registration of operators: everything on the page beside the form itself. */
export const operatorRegistration = {
  title: 'Plant Operator Jobs, Midlands: Register Free',
  description: `Plant operator jobs across the Midlands. Register free with a CPCS, NPORS or MPQC card, red or blue, and we’ll review it within ${commitments.review.text}.`,
  heading: 'Join Our Operator Network',
  intro: `Got a ticket and looking for work? Register once, free, and we can offer you jobs on machines that are on your card. You need a current ${npors.name} or ${cpcs.name} card, or an equivalent such as ${mpqc.name}.`,
  updated: '2026-11-22',
  /** Answered above the form: who may register. */
  before: [
    {
      question: 'Got a red card?',
      answer: [
        `You can still register. Red means ${cpcs.red.title}: you’ve passed your tests and still have the NVQ to do. Some sites take red and some ask for blue. ${commitments.acceptedOnly.text} Tell us which you hold when we call. `,
        link('How to go from red to blue', '/resources/operator-training'),
        '.',
      ],
    },
    {
      question: 'Is your machine not on the list?',
      answer: [
        'The form doesn’t list scrapers, piling rigs or dump trucks. Tick every other machine on your card and tell us about the rest when we call. If none of yours is listed, ',
        link('call us', telephone),
        ' instead.',
      ],
    },
  ],
  next: {
    heading: 'What Happens Next?',
    items: [
      {
        pictogram: 'clock',
        title: `We review it within ${commitments.review.text}`,
        text: `${commitments.reviewAnswer.text} ${commitments.reviewMeans.text}`,
      },
      {
        pictogram: 'card-check',
        title: 'We check your card',
        text: `Give us accurate information and valid NPORS/CPCS certification. ${commitments.operatorCard.text}`,
      },
      {
        pictogram: 'phone',
        title: 'We call you about a job',
        text: commitments.askedFirst.text,
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
    link('privacy policy', '/privacy-policy#how-long-we-keep-it'),
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
