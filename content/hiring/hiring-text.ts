import { callOrEmail } from '../contact-text.ts';
import type { Definition, FaqQuestion, PartiesDiagramText } from '../model/section-parts.ts';
import { link, type Text } from '../model/text.ts';
import { promises } from '../promises.ts';
import { cardSchemes, cardYears } from '../tickets/card-schemes.ts';

const { cpcs, npors } = cardSchemes;

export const agencyInShort = 'We introduce operators to hirers, who take them on and pay them direct.';

export const ifSoon: Text = ['If you need someone in the next two working days, ', ...callOrEmail, '.'];

export const whoPays = `You pay the operator direct, at the rate you agree with them. ${promises.fee.text}`;

export const redOrExpiring = {
  question: 'Got a red card, or one that runs out soon?',
  short: 'You can register with either while it’s in date.',
  answer: [
    `It has to stay in date until the job ends. Have your hours ready when we call, because sites need them to plan supervision. Red lasts ${cardYears('red')} and turns blue once you have the NVQ, so read `,
    link('how to go from red to blue', '/resources/operator-training'),
    `. ${promises.acceptedOnly.text}`,
  ],
} as const satisfies FaqQuestion;

export const lapsedTicket = {
  question: 'Has one of your tickets run out?',
  short:
    'Register now and tick only the machines that are in date on your card. Don’t take a job on a lapsed one until it’s renewed.',
  answer: [
    `${npors.name}: ring an accredited trainer, or `,
    link(npors.name, npors.site),
    ' to find one, and say which ticket ran out and when. They’ll tell you if it takes a refresher, a test or more. A card with the CSCS logo also needs an in-date health, safety and environment test. ',
    `${cpcs.name}: ring `,
    link(cpcs.runBy, cpcs.site),
    '. A blue card takes that test, online training, and logbook hours or an assessment. Once it’s renewed, ring us and we’ll add the machine.',
  ],
} as const satisfies FaqQuestion;

export const hirerDuties = {
  rightToWork:
    'The business with the direct contract normally has to check it before the first day, and penalties can pass up the contract chain.',
  insurance:
    'An employer must have employers’ liability insurance. Insurers normally treat a labour-only driver under your direction as your employee, whatever their tax status, so tell your insurer before the start.',
  illness:
    'On your payroll, a driver who’s started normally gets sick pay from the first day. A genuine subcontractor gets nothing for a day off ill unless you agreed it.',
  /** Completes the sentence `Since 6 April 2026, …`. */
  umbrella:
    'if you contract with it direct, you share its liability for the PAYE on those payments, so take advice first.',
} as const;

/** When to ring for which start. */
export const startTimes: readonly Definition[] = [
  { term: 'Tomorrow', text: promises.tomorrow.text },
  { term: 'Monday', text: promises.mondayStart.text },
  { term: 'Rare machines', text: promises.rareLeadTime.text },
];

export const whoPaysWhom = {
  parties: [
    { party: 'agency', name: 'We, the agency' },
    { party: 'hirer', name: 'You, the hirer' },
    { party: 'operator', name: 'The operator' },
  ],
  flows: [
    [
      { what: 'Profile', detail: 'to you, with the card checked', to: 'hirer' },
      {
        what: 'Our fee',
        detail: `to us, ${promises.feeInShort.text}`,
        to: 'agency',
        payment: true,
      },
    ],
    [
      { what: 'Pay', detail: 'to the operator, at the rate you agree', to: 'operator', payment: true },
      { what: 'Work', detail: 'to you, under your direction', to: 'hirer' },
    ],
  ],
  firstToLast: {
    what: `We ${promises.checksInShort.text}`,
    detail: promises.freeForOperators.text,
  },
} as const satisfies PartiesDiagramText;
