import { liability, redOrExpiring } from '../hiring';
import { commitments } from '../commitments';
import { link, type Question } from '../section';
import { exampleTotals } from '../worked-example';
import { coverage } from './coverage';
import type { TopPage } from './top-page';

/** `jump` is the question in one or two words, `short` the answer in one sentence, `answer` the rest. */
type AskedQuestion = Question & { readonly jump: string; readonly short: string };

/** Questions in order: first those of hirers, then others, and an operator's question last. */
export const faq = {
  title: 'FAQ: Hiring a Plant Operator',
  description:
    'Are the operators qualified, which areas do you cover, how quickly can someone start, what are the hire terms and what does a week cost? Straight answers.',
  heading: 'Frequently Asked Questions',
  intro: [
    'The short answer comes first, then the detail. For pay, CIS and being rained off, see ',
    link('how hiring works', '/hire-operators'),
    '. Buyers find our company details, insurance and policies on ',
    link('one page to print', '/for-buyers'),
    '.',
  ],
  updated: '2026-11-23',
  /** Heading above the hirers' questions. */
  first: 'What hirers ask first',
  questions: [
    {
      question: 'Are the operators qualified?',
      jump: 'Tickets',
      short: `Yes. ${commitments.cardCheck.text}`,
      answer: [
        `${commitments.cardHeld.text} Whether they’re competent on your machine is for you to check before you take them on, so ask what they’ve driven and ring their last site. ${commitments.checkWaits.text} If your site only takes blue cards, say so when you call, and see the `,
        link('card guide', '/resources/certifications'),
        ' for the category of every machine.',
      ],
    },
    {
      question: 'Which areas are covered?',
      jump: 'Areas',
      short: `We cover ${coverage}.`,
      answer: [
        'Pick yours from our ',
        link('list of towns', '/locations'),
        ', and if your site is between two of them, ring with the postcode.',
      ],
    },
    {
      question: 'How quickly can an operator start?',
      jump: 'How soon',
      short: `We can find someone, ${commitments.leadTimeOften.text}.`,
      answer: `${commitments.mondayStart.text} ${commitments.rareLeadTime.text} Nights can take longer, and so can sites that book inductions ahead, so ring as soon as you know the shifts. ${commitments.straightAnswer.text}`,
    },
    {
      question: 'What are the hire terms?',
      jump: 'Terms',
      short: `You choose the operator, take them on and pay them, and you pay us ${commitments.feeInShort.text}.`,
      answer: [
        `You can hire ${commitments.hireLength.text}, you agree the hours with the operator, and the `,
        link('terms and conditions', '/terms-conditions'),
        ' have the detail.',
      ],
    },
  ],
  others: 'More questions',
  more: [
    {
      question: 'What does a driver cost for a day or a week?',
      jump: 'Cost',
      short: 'You pay the driver’s rate, travel and digs, and our fee on top.',
      answer: [
        `You pay them direct, and on your payroll or under CIS you deduct any tax. Our example, with made-up figures, comes to ${exampleTotals}, and shows `,
        link('who gets what', '/hire-operators#what-it-costs'),
        '.',
      ],
    },
    {
      question: 'What if the driver falls ill or doesn’t turn up?',
      jump: 'Illness',
      short: commitments.replacement.text,
      answer: [
        `${commitments.replacementFee.text} ${commitments.feeRefund.text} You only pay the driver for a day’s illness if you agreed to, or if they’re an employee who gets sick pay. See `,
        link('what happens if something goes wrong', '/hire-operators#what-if-something-goes-wrong'),
        '.',
      ],
    },
    { ...liability, jump: 'Cable strike' },
    { ...redOrExpiring, jump: 'Red card' },
  ],
} as const satisfies TopPage & {
  readonly first: string;
  readonly questions: readonly AskedQuestion[];
  readonly others: string;
  readonly more: readonly AskedQuestion[];
};
