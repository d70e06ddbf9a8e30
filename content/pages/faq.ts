import { cardSchemes } from '../cards';
import { promises } from '../promises';
import { link, type Question } from '../section';
import { coverage } from './coverage';
import type { TopPage } from './top-page';

const { cpcs, npors, mpqc } = cardSchemes;

/** The four questions that every hirer asks. */
export const faq = {
  title: 'FAQ: Hiring a Plant Operator',
  description:
    'Are the operators qualified, which areas do you cover, how quickly can someone start and what are the hire terms? Straight answers for site managers.',
  heading: 'Frequently Asked Questions',
  intro: [
    'These are the questions people ask us most. If yours is about pay, CIS or what happens when you’re rained off, see ',
    link('how hiring works', '/hire-operators'),
    '.',
  ],
  updated: '2026-11-21',
  questions: [
    {
      question: 'Are the operators qualified?',
      answer: [
        `Yes. Everyone we introduce holds a current ${npors.name} or ${cpcs.name} card, or an equivalent that your site accepts, such as ${mpqc.name} in a quarry. ${promises.cardCheck.text} ${promises.references.text} A red card means ${cpcs.red.title}: the driver has passed the tests and still has the NVQ to do. A blue card means ${cpcs.blue.title}. Tell us if your site only takes blue. The `,
        link('card guide', '/resources/certifications'),
        ' lists the category for every machine.',
      ],
    },
    {
      question: 'Which areas are covered?',
      answer: [
        `We cover ${coverage}. Our `,
        link('list of towns', '/locations'),
        ' shows the machines sites ask for in each. If your site is between two of them, give us the postcode. What matters is how far each operator will travel, and we ask them before we send you a profile.',
      ],
    },
    {
      question: 'How quickly can an operator start?',
      answer: `We can find someone, ${promises.leadTime.text} and ${promises.nextDay.text}. ${promises.mondayStart.text} ${promises.rareLeadTime.text} Night shifts and sites that book inductions ahead take longer as well. ${promises.answered.text} ${promises.straightAnswer.text}`,
    },
    {
      question: 'What are the hire terms?',
      answer: [
        `You can hire ${promises.hireLength.text}. We’re an introducer, so you choose the operator, take them on and pay them direct. You agree the hours and the length of the hire with them. ${promises.fee.text} ${promises.freeForOperators.text} ${promises.insurance.text} The `,
        link('terms and conditions', '/terms-conditions'),
        ' have the detail.',
      ],
    },
  ],
} as const satisfies TopPage & { readonly questions: readonly Question[] };
