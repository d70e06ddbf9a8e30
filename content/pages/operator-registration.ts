import { cardSchemes } from '../tickets/card-schemes';
import { company } from '../company';
import { commitments } from '../commitments';
import { anyRareMachine } from '../lead-times';
import { lapsedTicket, redOrExpiring } from '../hiring/hiring';
import { registrationForm } from '../forms/registration';
import { regulations } from '../regulations';
import { link, type Question, type Sections, telephone, type Text } from '../section';
import type { ServiceSlug } from '../site/site-path';
import { sources } from '../sources';
import { ticketLines } from '../tickets/ticket-lines';
import { coverage } from './coverage';
import type { TopPage } from './top-page';

const { cpcs, npors, mpqc } = cardSchemes;

const deletionMail =
  `mailto:${company.email}?subject=${encodeURIComponent('Please delete my details')}` as const;

const sections: Sections = [
  {
    kind: 'list',
    heading: 'What work comes up, and which tickets?',
    intro: `Work comes up in building, roads, demolition, quarries and waste, ${commitments.hireLength.text}. We cover ${coverage}. If you drive a ${anyRareMachine}, tell us when we call, because few people do. A slinger’s ticket or a lifting endorsement can get you more jobs. These are the everyday tickets:`,
    items: [
      `360 excavator: ${ticketLines.excavator}`,
      `Dumper: ${ticketLines.dumper}`,
      `Telehandler: ${ticketLines.telehandler}`,
      `Roller: ${ticketLines.roller}`,
      `Loading shovel: ${ticketLines.loadingShovel}`,
    ],
  },
  {
    kind: 'questions',
    heading: 'Pay, travel and your own company',
    items: [
      {
        question: 'What are the rates?',
        answer:
          'They depend on the machine, the ticket, the distance, nights and weekends, and how long the job runs. Agree yours with the firm before you say yes.',
      },
      {
        question: 'Who pays for travel and digs?',
        answer: 'Settle that with the firm too. We’ll ask how far you’ll travel and if you’ll stay away.',
      },
      {
        question: 'What if they pay late?',
        answer:
          'Chase the firm, because your agreement is with it. If you’re an employee or a worker, Acas gives free advice.',
      },
      {
        question: 'Payroll, CIS or an umbrella?',
        answer:
          'You agree that with the firm, which can put you on its payroll, or pay you under CIS (the Construction Industry Scheme) if you’re genuinely self-employed and it’s construction work. On a farm or in a quarry there’s normally no CIS. An umbrella company employs you, so see what it takes off the rate before you agree.',
      },
      {
        question: 'Can you work through your own company?',
        answer:
          'Yes, if the firm agrees, though CIS can apply to your company. Under IR35 a medium or large firm decides how the work is taxed, and a small one leaves it to your company. Ask your accountant first.',
      },
      {
        question: 'Does it cost you anything?',
        answer: [
          'No, because charging you for finding work would be against the law, under the ',
          link(regulations.agenciesAct.name, regulations.agenciesAct.href),
          '.',
        ],
      },
    ],
  },
  {
    kind: 'questions',
    heading: 'Your card',
    items: [
      {
        question: redOrExpiring.question,
        answer: [`${redOrExpiring.short} `, ...redOrExpiring.answer],
      },
      {
        question: 'Is your machine not on the form?',
        answer: [
          'The form doesn’t list scrapers, piling rigs or dump trucks. Tick what’s listed, and mention the others when we call. If you can’t tick any, ',
          link('call us', telephone),
          '.',
        ],
      },
    ],
  },
  {
    kind: 'checklist',
    heading: 'Have these ready when we call',
    folded: true,
    intro: 'The form doesn’t take documents yet. When we call, we’ll say which of these to send and how.',
    items: [
      ...registrationForm.received.ready,
      'Your health, safety and environment test result, if your card needs one',
      'A logbook or letters that show what you’ve driven lately',
      'Your driving licence, if you’ll travel by van or take plant on the road',
      'Your public liability certificate, if you’re a subcontractor',
    ],
  },
  {
    kind: 'definitions',
    heading: 'Who checks what?',
    folded: true,
    items: [
      {
        term: 'We do',
        text: `${commitments.operatorCard.text} ${commitments.operatorReferences.text}`,
      },
      {
        term: 'The firm',
        text: [
          'The business with the direct contract normally has to check your right to work before your first day. ',
          link('Since 1 October 2026', sources.rightToWork.href),
          ' that goes for workers and individual subcontractors too, and without proof you may not be able to start.',
        ],
      },
    ],
  },
  {
    kind: 'prose',
    heading: 'How do you leave?',
    paragraphs: [
      [
        link('Ask us by email to delete your details', deletionMail),
        ' and we’ll answer within a month. If we’ve introduced you to a firm, we keep some records for longer, as the ',
        link('privacy policy', '/privacy-policy#how-long-we-keep-it'),
        ' says. You’re not tied to us, so turn down any job you like.',
      ],
    ],
  },
];

export const operatorRegistration = {
  title: 'Plant Operator Jobs, Midlands: Register Free',
  description: `Plant operator jobs across the Midlands. Register free with a CPCS, NPORS or MPQC card, and we’ll review it within ${commitments.review.text}.`,
  heading: 'Join Our Operator Network',
  machine: 'skid-steer-operators',
  intro: `Register free with the ${cpcs.name}, ${npors.name} or ${mpqc.name} tickets you’ve got in date, of any colour, and we’ll ring when a job fits. The firm that takes you on pays you direct, and you can turn any job down.`,
  updated: '2026-11-26',
  /** Common questions. On phones, they are collapsed above the form. On wide screens, they are collapsed beside it. */
  before: {
    heading: 'Before you register: work, pay, lapsed tickets and your data',
    items: [
      {
        question: 'How long until there’s work?',
        answer: `We review your form within ${commitments.review.text}, then call or email you. After that it depends on your machines and how far you’ll travel, and we can’t promise a date.`,
      },
      {
        question: 'Who pays you?',
        answer:
          'The firm that takes you on pays you direct, on the day you agree with it, and you pay us nothing.',
      },
      {
        question: lapsedTicket.question,
        answer: [`${lapsedTicket.short} `, ...lapsedTicket.answer],
      },
      {
        question: 'What do we keep about you?',
        answer: [
          `We keep what you type here for ${commitments.keptApplications.text}, or for ${commitments.keptIntroductions.text} if we introduce you. ${commitments.askedFirst.text} We’ll tell you if we keep a copy of your card or ID, and the `,
          link('privacy policy', '/privacy-policy#how-long-we-keep-it'),
          ' covers the rest.',
        ],
      },
    ],
  },
  next: {
    heading: 'What Happens Next?',
    items: [
      {
        title: `We review it within ${commitments.review.text}`,
        text: `${commitments.reviewMeans.text} ${commitments.reviewAnswer.text}`,
      },
      {
        title: 'We call you about a job',
        text: commitments.askedFirst.text,
      },
      {
        title: 'We check your card',
        text: `Give us accurate information and valid NPORS/CPCS certification. ${commitments.operatorCard.text}`,
      },
      {
        title: 'The hirer takes you on',
        text: 'You agree the pay and the hours with them, and they pay you direct.',
      },
    ],
  },
  privacy: [
    'We use what you enter to review your application and find you work. The ',
    link('privacy policy', '/privacy-policy'),
    ' says who sees it.',
  ],
  /** The accessible name of the form. */
  form: 'Registration form',
  help: 'Trouble with the form?',
  ask: 'Ask us a question',
  sections,
} as const satisfies TopPage & {
  readonly machine: ServiceSlug;
  readonly before: { readonly heading: string; readonly items: readonly Question[] };
  readonly next: {
    readonly heading: string;
    readonly items: readonly { readonly title: string; readonly text: Text }[];
  };
  readonly privacy: Text;
  readonly form: string;
  readonly help: string;
  readonly ask: string;
  readonly sections: Sections;
};
