import { cardSchemes } from '../tickets/card-schemes.ts';
import { commitments } from '../commitments.ts';
import { leadTimes } from '../lead-times.ts';
import { type Definition, link, type Question } from '../section.ts';

const { cpcs, npors } = cardSchemes;

export const inShort = 'We introduce operators to hirers, who take them on and pay them direct.';

/** The beginning of a sentence that ends with contact details. */
export const ifSoon = `If you need someone in ${leadTimes.soon},`;

export const whoPays = `You pay the operator direct, at the rate you agree with them. ${commitments.fee.text}`;

export const cardReading = {
  alt: 'An example of an operator’s card, front and back, with seven numbers on what we check',
  /** The text on the front and on the back of the card. */
  printed: {
    scheme: 'EXAMPLE SCHEME',
    colour: `Blue: ${cpcs.blue.title}`,
    name: ['Name', 'J. Sample'],
    number: ['Number', '000 000'],
    expiry: ['Expires', 'Month and year'],
    category: 'Category',
    endorsement: 'Endorsement',
    /** `weight` is in tonnes. */
    over: (weight: number) => `360 above ${weight} t`,
    tracked: 'A, tracked',
    lifting: 'C, lifting',
  },
  /** Ordered by the numbers on the drawing. */
  points: [
    { term: 'Scheme', text: 'The scheme that issued the card holds the record we check it against.' },
    { term: 'Colour', text: 'Red is trained and blue is competent, and some sites only take blue.' },
    { term: 'Photo', text: commitments.identity.text },
    { term: 'Number', text: 'Anyone can photograph a card, but the number has to match the record.' },
    {
      term: 'Expiry',
      text: 'The card has to stay in date until your job finishes, and so does the category you need.',
    },
    {
      term: 'Category',
      text: 'The code has to match your machine and its weight, because some cover small machines only.',
    },
    {
      term: 'Endorsement',
      text: 'Some categories have letters for tracks or wheels, size, height or lifting, and these have to match too.',
    },
  ] satisfies readonly Definition[] as readonly Definition[],
  after: `${commitments.references.text} ${commitments.doubt.text}`,
} as const;

/** A red and a blue card for the same machine. */
export const cardPair = {
  alt: `Example of a red card, which lasts ${cpcs.red.years} years, and of a blue one, which lasts ${cpcs.blue.years}`,
  red: { title: `Red: ${cpcs.red.title}`, validity: `${cpcs.red.years} years` },
  blue: { title: `Blue: ${cpcs.blue.title}`, validity: `${cpcs.blue.years} years` },
} as const;

type SharedQuestion = Question & { readonly short: string };

/** The answer depends on the circumstances, so it ends by naming an adviser to ask. */
export const liability = {
  question: 'Who’s liable if the driver hits a cable?',
  short: 'Usually you are, because the driver works under your direction and you plan the dig.',
  answer:
    'If they’re a genuine subcontractor, it may go on their own public liability. Our own insurance covers our work and not the job. Ask your broker before the dig if you’re covered for a cable strike with this driver.',
} as const satisfies SharedQuestion;

export const redOrExpiring = {
  question: 'Got a red card, or one that runs out soon?',
  short: 'You can register with either while it’s in date.',
  answer: [
    `It has to stay in date until the job ends. Have your hours ready when we call, because sites need them to plan supervision. Red lasts ${cpcs.red.years} years and turns blue once you have the NVQ, so read `,
    link('how to go from red to blue', '/resources/operator-training'),
    `. ${commitments.acceptedOnly.text}`,
  ],
} as const satisfies SharedQuestion;

export const lapsedTicket = {
  question: 'Has one of your tickets run out?',
  short:
    'Register now and tick only the machines that are in date. Don’t take a job on a lapsed one until it’s renewed.',
  answer: [
    `${npors.name}: ring an accredited trainer, or `,
    link(npors.name, npors.site),
    ' to find one, and say which ticket ran out and when. They’ll tell you if it takes a refresher, a test or more. A card with the CSCS logo also needs an in-date health, safety and environment test. ',
    `${cpcs.name}: ring `,
    link(cpcs.runBy, cpcs.site),
    '. A blue card takes that test, online training, and logbook hours or an assessment. Once it’s renewed, ring us and we’ll add the machine.',
  ],
} as const satisfies SharedQuestion;

export const hirerMust = {
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
