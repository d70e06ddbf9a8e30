import { coverage } from '../coverage.ts';
import { hirerDuties, lapsedTicket, redOrExpiring } from '../hiring/hiring-text.ts';
import { definePage } from '../model/page.ts';
import type { FaqQuestion } from '../model/section-parts.ts';
import type { Sections } from '../model/section.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';

/** The call at the top of the page is about this question. */
const calledAbout = {
  question: 'How quickly can an operator start?',
  illustration: 'starts',
  short: promises.leadTimeOften.text,
  answer: `Nights can take longer, and so can sites that book inductions ahead. ${promises.straightAnswer.text}`,
} as const satisfies FaqQuestion;

/** The questions required by the specification come first. */
const sections: Sections = [
  {
    kind: 'faq',
    heading: 'What hirers ask first',
    jump: 'What hirers ask first',
    items: [
      {
        question: 'Are the operators qualified?',
        illustration: 'sample-card',
        short: `Yes. ${promises.cardCheck.text}`,
        answer: [
          `${promises.cardHeld.text} ${promises.checkWaits.text} ${promises.recentWork.text} ${promises.references.text} The card doesn’t prove that they know your machine, so you can ring their last site too. The `,
          link('ticket finder', '/which-ticket'),
          ' gives the category for each machine, and the ',
          link('card guide', '/resources/certifications'),
          ' says what to do if your site only takes blue cards.',
        ],
      },
      {
        question: 'Which areas are covered?',
        short: `We cover ${coverage}.`,
        answer: [
          'Each of the ',
          link('towns we cover', '/locations'),
          ' has a page with the machines, the tickets and the roads in. If your site is between two of them, ring with the postcode and we’ll ask who’ll travel.',
        ],
      },
      calledAbout,
      {
        question: 'What are the hire terms?',
        short: `You choose the operator, take them on and pay them, and you pay us ${promises.feeInShort.text}.`,
        answer: [
          `You can hire ${promises.hireLength.text}, and you agree the rate, the hours and the notice with the operator. The written terms we agree with you give the fee, when it’s due and what you get back if nobody turns up. The `,
          link('website terms', '/terms-conditions'),
          ' cover replacements and what we’re liable for.',
        ],
      },
    ],
  },
  {
    kind: 'faq',
    heading: 'Cost, illness and insurance',
    jump: 'Cost, illness and insurance',
    band: 'bright',
    items: [
      {
        question: 'What does a driver cost for a day or a week?',
        illustration: 'costs',
        short: 'You pay the driver’s rate, travel and digs, and our fee on top.',
        answer: [
          'See ',
          link('who gets what', '/hire-operators#what-it-costs'),
          ', then how to pay if you’re ',
          link('a contractor', '/hire-operators#contractors-payroll-cis-or-an-umbrella'),
          ', ',
          link('a quarry', '/hire-operators#quarries-and-waste-sites'),
          ' or ',
          link('a farm or other business', '/hire-operators#farms-yards-and-other-businesses'),
          '.',
        ],
      },
      {
        question: 'What if the driver falls ill or doesn’t turn up?',
        short: promises.replacement.text,
        answer: [
          `${promises.replacementFee.text} ${promises.feeRefund.text} ${hirerDuties.illness} If you’re `,
          link('rained off or the machine is stood down', '/hire-operators#what-if-something-goes-wrong'),
          ', you pay what you agreed with the driver.',
        ],
      },
      // The answer depends on the circumstances, so it ends by naming an adviser to ask.
      {
        question: 'Who’s liable if the driver hits a cable?',
        short: 'Usually you are, because the driver works under your direction and you plan the dig.',
        answer:
          'If they’re a genuine subcontractor, it may go on their own public liability. Our own insurance covers our work and not the job. Ask your broker before the dig if you’re covered for a cable strike with this driver.',
      },
    ],
  },
  {
    kind: 'faq',
    heading: 'What operators ask',
    jump: 'What operators ask',
    band: 'asphalt',
    items: [
      {
        question: 'What does it cost to register?',
        short: `Nothing. ${promises.freeForOperators.text}`,
        answer: [
          'The law forbids it, and the firm that takes you on pays you direct. Registering takes a few minutes on a phone: ',
          link('start here', '/operator-registration'),
          '.',
        ],
      },
      {
        question: redOrExpiring.question,
        illustration: 'card-pair',
        short: redOrExpiring.short,
        answer: ['See ', link('what to have ready', '/operator-registration'), '.'],
      },
      {
        question: lapsedTicket.question,
        short: lapsedTicket.short,
        answer: ['See ', link('who to ring about renewing it', '/operator-registration'), '.'],
      },
    ],
  },
];

export const faq = definePage('/faq', {
  name: 'FAQ',
  title: 'FAQ: Hiring a Plant Operator',
  description:
    'Are the operators qualified, which areas do you cover, how quickly can someone start, what are the hire terms and what does a week cost? Straight answers.',
  heading: 'Frequently Asked Questions',
  intro: [
    'Hirers’ questions come first, then ',
    link('operators’', '/faq#what-operators-ask'),
    '. If your buyer needs our insurance and policies, send them ',
    link('the page for buyers', '/for-buyers'),
    '.',
  ],
  callToAction: { machine: 'dumper-operators' },
  updated: '2026-11-27',
  phoneCall: { question: calledAbout.question, answer: calledAbout.short },
  sections,
});
