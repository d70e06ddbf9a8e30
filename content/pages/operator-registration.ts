import { mainOffice } from '../company.ts';
import { dataMailLink, phoneLink } from '../contact-text.ts';
import { coverage } from '../coverage.ts';
import { registrationForm } from '../forms/registration.ts';
import { lapsedTicket, redOrExpiring } from '../hiring/hiring-text.ts';
import { aRareMachine } from '../lead-times.ts';
import { definePage } from '../model/page.ts';
import type { SectionOnGrid, Sections } from '../model/section.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';

const { cpcs, npors, mpqc } = cardSchemes;

const email = registrationForm.email ?? mainOffice.email;

const deletionMail =
  `mailto:${dataMailLink.text}?subject=${encodeURIComponent('Please delete my details')}` as const;

/** Collapsed at the end of the page. */
const questions: readonly SectionOnGrid[] = [
  {
    kind: 'questions',
    heading: 'Work, lapsed tickets and your data',
    items: [
      {
        question: 'How long until there’s work?',
        answer: 'We can’t promise a date, because it depends on your machines and how far you’ll travel.',
      },
      {
        question: lapsedTicket.question,
        answer: [`${lapsedTicket.short} `, ...lapsedTicket.answer],
      },
      {
        question: 'What do we keep about you?',
        answer: [
          `We keep what you type here for ${promises.keptRegistrations.text}, or for ${promises.keptIntroductions.text} if we introduce you. ${promises.askedFirst.text} You can `,
          link('ask us by email to delete it', deletionMail),
          ': see the ',
          link('privacy policy', '/privacy-policy#how-long-we-keep-it'),
          '.',
        ],
      },
    ],
  },
  {
    kind: 'questions',
    heading: 'Pay and travel',
    items: [
      {
        question: 'What are the rates?',
        answer:
          'They depend on the machine, the ticket, the distance, nights and weekends, and how long the job runs. Agree yours with the firm, and the travel and digs, before you say yes.',
      },
      {
        question: 'What if they pay late?',
        answer:
          'Chase the firm, because your agreement is with it. If you’re an employee or a worker, Acas gives free advice.',
      },
      {
        question: 'Payroll, CIS, an umbrella or your own company?',
        answer:
          'You agree that with the firm. It can put you on its payroll, or pay you under CIS (the Construction Industry Scheme) if you’re genuinely self-employed and it’s construction work. An umbrella company employs you, so see what it takes off the rate first. For your own company, ask your accountant about CIS and IR35 (off-payroll working).',
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
        answer:
          'Some machines aren’t listed, such as dump trucks. Tick what is, or the last box, and tell us the rest when we call.',
      },
    ],
  },
];

const sections: Sections = [
  {
    kind: 'machine-list',
    heading: 'What work comes up, and which tickets?',
    intro: `Plant operator jobs come up in building, roads, demolition, quarries and waste, ${promises.hireLength.text}. We cover ${coverage}. If you drive ${aRareMachine}, tell us when we call, because few people do. A slinger’s ticket or a lifting endorsement can get you more jobs.`,
    collapses: 'never',
    items: [
      {
        machine: 'excavator-operators',
        lines: ['Trenches and footings.', usualTickets.excavator.shortLine],
      },
      { machine: 'dumper-operators', lines: ['Muck and stone on site.', usualTickets.dumper.shortLine] },
      {
        machine: 'telehandler-operators',
        lines: ['Bricks, blocks and pallets.', usualTickets.telehandler.shortLine],
      },
      { machine: 'roller-operators', lines: ['Stone, soil and asphalt.', usualTickets.roller.shortLine] },
      {
        machine: 'loading-shovel-operators',
        lines: ['Stockpiles and lorries.', usualTickets.loadingShovel.shortLine],
      },
    ],
  },
  { kind: 'group', heading: 'More about registering', sections: questions },
];

export const operatorRegistration = definePage('/operator-registration', {
  name: 'Join as Operator',
  title: 'Plant Operator Jobs, Midlands: Register Free',
  description: `Plant operator jobs across the Midlands. Register free with a CPCS, NPORS, MPQC or equivalent card, and we’ll review it within ${promises.review.text}.`,
  heading: 'Join Our Operator Network',
  heroDrawing: { kind: 'machine', machine: 'skid-steer-operators', decoration: 'small' },
  callToAction: {
    button: { label: 'Ask us a question', href: '/contact' },
    machine: 'forklift-operators',
  },
  opening: `Register free with any ${cpcs.name}, ${npors.name}, ${mpqc.name} or equivalent ticket that’s in date. We ring when a job fits, and you can turn it down. The firm pays you direct.`,
  updated: '2026-11-28',
  whatHappensNext: {
    heading: 'What Happens Next?',
    items: [
      {
        title: `We review it within ${promises.review.text}`,
        text: `${promises.reviewMeans.text} ${promises.reviewAnswer.text}`,
      },
      {
        title: 'We call you about a job',
        text: promises.askedFirst.text,
      },
      {
        title: 'We check your card',
        text: `Give us accurate information and valid NPORS/CPCS certification. ${promises.operatorCard.text} ${promises.operatorReferences.text}`,
      },
      {
        title: 'The hirer takes you on',
        text: 'You agree the pay, the payday and the hours with them. They normally have to check your right to work before your first day.',
      },
    ],
  },
  haveReady: {
    heading: 'Have these ready when we call',
    items: [
      ...registrationForm.received.ready,
      'Your health, safety and environment test result, if your card needs one',
      'A logbook or letters that show what you’ve driven lately',
      'Your driving licence, if you’ll travel by van or take plant on the road',
      'Your public liability certificate, if you’re a subcontractor',
    ],
  },
  privacyNote: [
    'We use what you enter to review your application and find you work. The ',
    link('privacy policy', '/privacy-policy'),
    ' says who sees it.',
  ],
  /** The accessible name of the form. */
  formLabel: 'Registration form',
  formHelp: ['Trouble with the form? Call ', phoneLink, ' or email ', { kind: 'email', text: email }, '.'],
  sections,
});
