import { cardSchemes } from '../card-schemes';
import { whoPays } from '../hiring';
import { commitments } from '../commitments';
import { link, type Question } from '../section';
import { coverage } from './coverage';
import type { TopPage } from './top-page';

const { cpcs } = cardSchemes;

/** The four questions of a hirer. */
export const faq = {
  title: 'FAQ: Hiring a Plant Operator',
  description:
    'Are the operators qualified, which areas do you cover, how quickly can someone start and what are the hire terms? Straight answers for site managers.',
  heading: 'Frequently Asked Questions',
  intro: [
    'Here are the short answers on tickets, towns, speed and terms. If your question is about pay, CIS or being rained off, see ',
    link('how hiring works', '/hire-operators'),
    '.',
  ],
  updated: '2026-11-22',
  questions: [
    {
      question: 'Are the operators qualified?',
      answer: [
        `Yes. ${commitments.cardHeld.text} ${commitments.cardCheck.text} A red card means ${cpcs.red.title}: the driver has passed the tests and still has the NVQ to do. A blue card means ${cpcs.blue.title}, so tell us if your site only takes blue. The `,
        link('card guide', '/resources/certifications'),
        ' lists the category for every machine.',
      ],
    },
    {
      question: 'Which areas are covered?',
      answer: [
        `We cover ${coverage}. Pick yours from our `,
        link('list of towns', '/locations'),
        '. If your site is between two of them, give us the postcode, because what matters is how far each operator will travel.',
      ],
    },
    {
      question: 'How quickly can an operator start?',
      answer: `We can find someone, ${commitments.leadTime.text} and ${commitments.nextDay.text}. ${commitments.mondayStart.text} ${commitments.fridayAfternoon.text} ${commitments.rareLeadTime.text} Nights and sites that book inductions ahead take longer as well. ${commitments.straightAnswer.text}`,
    },
    {
      question: 'What are the hire terms?',
      answer: [
        `You can hire ${commitments.hireLength.text}. You choose the operator, take them on and agree the hours with them, because we’re an introducer. ${whoPays} The `,
        link('terms and conditions', '/terms-conditions'),
        ' have the detail.',
      ],
    },
  ],
} as const satisfies TopPage & { readonly questions: readonly Question[] };
