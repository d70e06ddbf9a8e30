import { cardSchemes } from './card-schemes.ts';
import { company, outOfHours } from './company.ts';
import { orList } from './grammar.ts';

/** A promise to visitors in the owner's name. */
export type Commitment = {
  readonly text: string;
  /** Retention period of submissions: the database deletes them this many months after the last contact. */
  readonly months?: number;
};

const { npors, cpcs, mpqc, smartCheck } = cardSchemes;

const answered = new Intl.ListFormat('en-GB').format(
  company.hours.map(({ label, text }) => `${label} ${text}`),
);

const keptMonths = 12;

/** The usual and the shorter lead time in hours. The home page and the FAQ print only the shorter one, other pages both. */
const leadHours = { often: 24, usually: 48 } as const;

/** Machines that few people can drive, with the names used on pages. The size of the crane is a sample: enter yours. */
const rareMachines = {
  scraper: 'scraper',
  grader: 'grader',
  pilingRig: 'piling rig',
  landfillCompactor: 'landfill compactor',
  largeCrane: 'crane over 100 tonnes',
} as const;

export type RareMachine = keyof typeof rareMachines;

const rareNotice = 'a week or more';

/** Middle of a sentence: `Few people drive a …`. */
export const anyRareMachine = orList.format(Object.values(rareMachines));

/** Days on which the office is closed, in addition to the weekly hours. */
const closedDays = 'bank holidays';

/** Printed after every period in hours. */
const notCounting = `not counting Sundays and ${closedDays}`;

/**
 * All commitments. Pages quote `text` unchanged: some are sentences, others parts of a sentence. An entry whose name ends in
 * `InShort` summarises the entries above it, so change them together. Before launch, the owner reads each commitment, changes
 * those that the business can't keep, and confirms the rest (`./confirmed.ts`).
 */
export const commitments = {
  /** End of a sentence: `We can find someone, …`. Appears at most once on a page. */
  leadTime: { text: `usually within ${leadHours.often}-${leadHours.usually} hours` },
  /** The shorter version, for the home page and the FAQ: `We can find someone, …`. */
  leadTimeOften: { text: `often within ${leadHours.often} hours` },
  /** Printed on pages with the lead time. */
  leadTimeMeans: {
    text: `The ${leadHours.often}-${leadHours.usually} hours run from your call to the first shift, ${notCounting}.`,
  },
  /** Printed on pages about all machines. A page about one of these machines uses `askEarly`. */
  rareLeadTime: {
    text: `Allow ${rareNotice} for a ${anyRareMachine}.`,
  },
  mondayStart: { text: 'For a Monday start, call by midday on Friday.' },
  fridayAfternoon: {
    text: 'If you’ve missed that, still ring, because we may manage Monday.',
  },
  /** Middle of a sentence: `For a Saturday, …`. */
  saturdayStart: { text: 'call us by midday on Thursday' },
  answered: { text: `We answer the phone ${answered}, except on ${closedDays}.` },
  /** Printed beside the table of hours. */
  closed: { text: `We’re closed on ${closedDays}.` },
  /** End of a sentence after the phone hours and the e-mail address. */
  emailsAnswered: { text: 'and we’ll answer when the office opens' },
  straightAnswer: { text: 'If we can’t find anyone, we’ll tell you straight away.' },
  /** State this before you confirm it: who answers at night and on which number. */
  support: {
    text: `We offer ${outOfHours}: when you take an operator on, we give you a number to ring if they don’t turn up out of hours.`,
  },
  /** Middle of a sentence: `You can hire …`. */
  hireLength: { text: 'from a single day to several months' },
  cardHeld: {
    text: `Everyone we introduce holds a current ${cpcs.name}, ${npors.name} or equivalent card for any machine that has one.`,
  },
  cardCheck: {
    text: 'We check every certification card with the scheme that issued it before you see a profile.',
  },
  /** Needed because the schemes' offices have their own hours. */
  checkWaits: {
    text: 'If a scheme’s office is shut, the profile waits until it opens.',
  },
  /** Middle of a sentence: `We find the operator and …`. */
  cardCheckInShort: { text: 'check the card' },
  identity: { text: 'We check the photo on the card against the operator’s ID.' },
  references: {
    text: 'We ring two people who know the operator’s work, such as past employers, or a trainer if they’re new to the trade.',
  },
  /** Questions to the two people. State your own before you confirm this. */
  referenceQuestions: {
    text: 'We ask each of them which machines the operator drove, on what work, and if they’d take them on again.',
  },
  /** All three checks, in the middle of a sentence: `We … before you see a profile.` */
  checksInShort: { text: 'check the card, the ID and the references' },
  /** The same commitment, addressed to operators. */
  operatorCard: {
    text: 'We look your card up with the scheme that issued it and check the photo against your ID.',
  },
  operatorReferences: {
    text: 'We also ring two people who know your work. If you’re new, one can be your trainer.',
  },
  checkers: {
    text: `For ${cpcs.name} we use the ${cpcs.runBy} checker, and for ${npors.name} the scheme’s own. For ${mpqc.name} (the quarry scheme) we ask the scheme itself. We also put any card with the CSCS logo through ${smartCheck.name}.`,
  },
  /** Heading of the seven points of `cardReading` in content/hiring.ts. */
  sevenPoints: { text: 'We check these seven points before you see a profile.' },
  doubt: { text: 'If anything doesn’t add up, you don’t see that profile.' },
  /** Sent only after the hirer has accepted the terms, because otherwise no fee would be owed for the names. */
  profile: {
    text: 'We send you operator profiles and certifications, with the card we’ve checked and what they’ve driven lately.',
  },
  profileSays: { text: 'The profile says what we checked and when.' },
  /** Lines of the sample profile. */
  profileCard: { text: `Looked up with the ${cpcs.runBy} checker before we sent this` },
  profileIdentity: { text: 'Photo on the card matches their photo ID' },
  /**
   * Under SI 2010/1782, an agency that introduces people for direct hire must make these checks only if the work needs a legal
   * qualification, such as a lorry licence.
   */
  ownRule: { text: 'Checking cards is our own rule.' },
  confirmsWho: { text: 'We confirm who the operator is and what they’re trained for.' },
  recentWork: { text: 'We ask operators what they’ve driven lately.' },
  travel: { text: 'Operators tell us how far they’ll travel, and it’s on the profile.' },
  onCardOnly: { text: 'We only offer operators for machines on their card.' },
  /** Addressed to operators. */
  acceptedOnly: { text: 'We only offer you jobs where your card is accepted.' },
  risks: {
    text: 'We ask about your site’s risks first and tell the operator before they say yes.',
  },
  /** End of a sentence about a site's requirements, such as a medical: `Send us the list and …`. */
  passedOn: { text: 'we’ll tell the operators' },
  certificates: { text: 'They show the certificate to you, not to us.' },
  risksAsked: {
    text: 'On every call we ask about lifting, slopes, live traffic, services, overhead lines and contaminated ground.',
  },
  bothSides: { text: 'We tell hirers and operators the same thing about the job.' },
  replacement: {
    text: 'If the operator falls ill, doesn’t turn up, has the wrong ticket or isn’t right for the job, ring us and we’ll look for another operator.',
  },
  replacementFee: {
    text: 'If you take on the replacement, there’s no second fee.',
  },
  /** Middle of a sentence: `We …`. */
  replacementInShort: { text: 'look for another operator if it doesn’t work out' },
  lookAgain: {
    text: 'If none of the profiles suits you, say why and we’ll look again.',
  },
  /**
   * Agree your terms with a hirer before you send the first profile. Section 2 of the terms states that nothing is owed without
   * them.
   */
  fee: {
    text: 'You pay us one flat fee for each introduction, agreed in writing before we send a profile.',
  },
  /** Middle of a sentence: `You pay us …`. */
  feeInShort: { text: 'one flat fee' },
  writtenTerms: {
    text: 'We agree written terms with the hirer, with any fee and when it’s due, before we send a profile.',
  },
  feeTold: { text: 'We tell you our fee when you call.' },
  feeVat: { text: 'We add VAT to our fee if we’re registered.' },
  feeExtended: { text: 'If the hire runs on, there’s no second fee.' },
  feeAgain: {
    text: 'Taking the same operator on again within six months costs the same fee or less, and we say which before you decide. After that, you only pay if you ask us to find them again.',
  },
  feeRefund: { text: 'If nobody turns up, our written terms say what you get back.' },
  reviews: {
    text: 'We only print a review if the client has agreed in writing to the words and the name.',
  },
  /** Policies that buyers ask for. Write them before you confirm this. */
  modernSlavery: {
    text: 'We don’t hold anyone’s documents or handle their pay, and we’ll send you our modern slavery policy if you ask.',
  },
  /** End of a sentence: `E-mail us, and …`. */
  complaint: {
    text: 'we’ll acknowledge your complaint and tell you how we’ll look into it',
  },
  freeForOperators: { text: 'We never charge operators for finding them work.' },
  insurance: {
    text: 'Before anyone starts, we ask you to confirm who insures the operator, the machine and other people.',
  },
  /** Middle of a sentence: `We …`. */
  insuranceInShort: { text: 'ask who insures what' },
  /**
   * The insurance policies behind “Fully Insured”. List the policies that you hold: public liability, employers' liability,
   * professional indemnity.
   */
  ownInsurance: {
    text: 'We hold public liability, professional indemnity and employers’ liability insurance for our own work, and we’ll send you the certificates if you ask.',
  },
  ownInsuranceInShort: {
    text: 'We hold public liability, professional indemnity and employers’ liability insurance.',
  },
  /** Ask a lawyer whether the agency must check too. Online matching services have had to since 1 October 2026. */
  rightToWork: {
    text: 'We ask operators to have proof of their right to work ready before they start.',
  },
  /** Middle of a sentence: `We review your application within …`. */
  review: { text: '24-48 hours' },
  reviewAnswer: { text: 'One of us reads your form, then calls or e-mails you.' },
  reviewMeans: { text: `That’s ${notCounting}.` },
  askedFirst: {
    text: 'We don’t send your details to a hirer until we’ve spoken to you about the job.',
  },
  keptApplications: {
    text: `${keptMonths} months after our last contact with you`,
    months: keptMonths,
  },
  keptIntroductions: { text: 'six years after the last introduction' },
  keptEnquiries: {
    text: `${keptMonths} months after our last contact`,
    months: keptMonths,
  },
  keptRequests: { text: 'three years after we close the request' },
} as const satisfies Record<string, Commitment>;

/** Printed on pages that also mention some of the rare machines: `Allow a week or more to find an operator for a scraper.` */
export const askEarly = (...machines: readonly RareMachine[]) =>
  `Allow ${rareNotice} to find an operator for ${orList.format(machines.map((machine) => `a ${rareMachines[machine]}`))}.`;

/** The usual lead time, and the reason why this machine needs longer. For the machine's own page. */
export const askEarlyForOne = (machine: RareMachine) =>
  `For most machines we find a driver within ${leadHours.often}-${leadHours.usually} hours, but few people drive a ${rareMachines[machine]}, so allow ${rareNotice}.`;
