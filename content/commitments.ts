import { cardSchemes } from './card-schemes';
import { hours, outOfHours } from './company';

/** What the site promises in the owner's name. Unconfirmed ones are findings of `npm run check:launch`. */
export type Commitment = {
  readonly text: string;
  readonly confirmed: boolean;
  /** How long submissions are kept: the database deletes them after the same number of months. */
  readonly months?: number;
};

const { npors, cpcs, mpqc } = cardSchemes;

const answered = new Intl.ListFormat('en-GB').format(hours.map(({ label, text }) => `${label} ${text}`));

const keptMonths = 12;

/** The lead time in hours. */
const leadHours = { often: 24, usually: 48 } as const;

/** Machines that few people drive, as pages name them. The size of the crane is a sample: say yours. */
const rareMachines = {
  scraper: 'scraper',
  grader: 'grader',
  pilingRig: 'piling rig',
  landfillCompactor: 'landfill compactor',
  largeCrane: 'crane over 100 tonnes',
} as const;

const rareNotice = 'a week or more';

const anyOf = (machines: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(machines);

/** Middle of a sentence: `Few people drive a …`. */
export const anyRareMachine = anyOf(Object.values(rareMachines));

/**
 * Every commitment, once. Pages quote `text` as it is: some are sentences, some the middle of one. Before launch the owner
 * reads each, changes what the business can't keep, and sets `confirmed` to true.
 */
export const commitments = {
  /** End of a sentence: `We can find someone, …`. Once a page. */
  leadTime: { text: `usually within ${leadHours.often}-${leadHours.usually} hours`, confirmed: false },
  /** Goes with `leadTime` where there is room for both: `…, and …`. */
  nextDay: { text: `often within ${leadHours.often} hours`, confirmed: false },
  leadTimeMeans: {
    text: `The ${leadHours.often}-${leadHours.usually} hours run from your call until the operator can start, and Sundays don’t count.`,
    confirmed: false,
  },
  /** For pages about every machine; a page about one of them uses `askEarly`. */
  rareLeadTime: {
    text: `Ask early for a ${anyRareMachine}: allow ${rareNotice}.`,
    confirmed: false,
  },
  mondayStart: { text: 'For a Monday start, call us by midday on Friday.', confirmed: false },
  fridayAfternoon: {
    text: 'If it’s gone midday, ring anyway. We’ll keep looking for as long as the phone’s answered, but Monday is less certain.',
    confirmed: false,
  },
  answered: { text: `We answer the phone ${answered}.`, confirmed: false },
  straightAnswer: { text: 'If we can’t find anyone, we’ll tell you straight away.', confirmed: false },
  /** Say who answers at night, and on which number. Middle of a sentence: `We offer …`. */
  support: {
    text: `${outOfHours}: before the operator starts, we give you a number to ring at night and at weekends if they can’t make it.`,
    confirmed: false,
  },
  /** Middle of a sentence: `You can hire …`. */
  hireLength: { text: 'from a single day to several months', confirmed: false },
  cardHeld: {
    text: `Everyone we introduce holds a current ${npors.name} or ${cpcs.name} card for the machine, or an equivalent that your site accepts, such as ${mpqc.name} in a quarry.`,
    confirmed: false,
  },
  cardCheck: {
    text: 'We check every certification card with the scheme that issued it before you see a profile.',
    confirmed: false,
  },
  onCardOnly: { text: 'We only offer operators for machines on their card.', confirmed: false },
  risks: {
    text: 'We ask about your site’s risks first and tell the operator before they say yes.',
    confirmed: false,
  },
  references: { text: 'We ring two people the operator has worked for.', confirmed: false },
  identity: { text: 'We check the photo on the card against the operator’s ID.', confirmed: false },
  replacement: {
    text: 'If the operator doesn’t turn up, has the wrong ticket or isn’t right for the job, tell us and we’ll look for someone else straight away.',
    confirmed: false,
  },
  fee: {
    text: 'You pay us one introduction fee, agreed in writing before anyone starts.',
    confirmed: false,
  },
  /** Say which, and how much. */
  feeBasis: {
    text: 'When you call, we tell you our fee, and if it’s a flat sum, a share of the pay or so much a week.',
    confirmed: false,
  },
  feeVat: { text: 'We tell you if VAT is added to our fee.', confirmed: false },
  feeDue: { text: 'You get the date it’s due in writing before anyone starts.', confirmed: false },
  feeAgain: {
    text: 'If you take the same operator on again, our written terms say if there’s a second fee.',
    confirmed: false,
  },
  feeRefund: { text: 'If nobody turns up, our written terms say what you get back.', confirmed: false },
  freeForOperators: { text: 'We never charge operators for finding them work.', confirmed: false },
  insurance: {
    text: 'Before anyone starts, we get it in writing who insures the plant, the site and the operator.',
    confirmed: false,
  },
  ownInsurance: {
    text: 'Our own business is insured, and we’ll send you the certificates if you ask.',
    confirmed: false,
  },
  /** Take advice on whether the agency has to check as well: online matching services do since 1 October 2026. */
  rightToWork: {
    text: 'We ask operators to have proof of their right to work ready before they start.',
    confirmed: false,
  },
  /** Middle of a sentence: `We review your application within …`. */
  review: { text: '24-48 hours', confirmed: false },
  askedFirst: {
    text: 'We don’t send your details to a hirer until we’ve spoken to you about the job.',
    confirmed: false,
  },
  keptApplications: {
    text: `${keptMonths} months after our last contact with you`,
    confirmed: false,
    months: keptMonths,
  },
  keptIntroductions: { text: 'six years after the last introduction', confirmed: false },
  keptEnquiries: {
    text: `${keptMonths} months after our last contact`,
    confirmed: false,
    months: keptMonths,
  },
  keptRequests: { text: 'three years after we close the request', confirmed: false },
} as const satisfies Record<string, Commitment>;

/** Where some of the rare machines are a subject among others: `Give us a week or more to find an operator for a scraper.` */
export const askEarly = (...machines: readonly (keyof typeof rareMachines)[]) =>
  `Give us ${rareNotice} to find an operator for ${anyOf(machines.map((machine) => `a ${rareMachines[machine]}`))}.`;

/** On a rare machine’s own page, after a sentence that names its operators. */
export const askEarlyForOne = `Give us ${rareNotice} to find one.`;
