import { company, mainOffice, supportSlogan, type Office } from './company.ts';
import { addsVat } from './costs/fee-text.ts';
import { andList, capitalised } from './format/grammar.ts';
import { aRareMachine, leadHours, leadRange, rareNotice } from './lead-times.ts';
import { emailDetails } from './owner-mail.ts';
import { cardSchemes } from './tickets/card-schemes.ts';

/** A promise to visitors that the owner has to keep. */
export type CompanyPromise = {
  readonly text: string;
  /** The number of months after the last contact until the database deletes a submission. */
  readonly keptMonths?: number;
  /** The number of years for which records are kept, for the drawing in the privacy policy. */
  readonly years?: number;
  /** Facts behind the promise that the text doesn't mention. If they change, it must be confirmed again. */
  readonly dependsOn?: string;
};

const { npors, cpcs, mpqc, smartCheck } = cardSchemes;

const answered = andList.format(mainOffice.hours.map(({ label, text }) => `${label} ${text}`));

type Day = Office['hours'][number]['days'][number];

const withoutHours = (days: readonly Day[]) =>
  days.filter((day) => !mainOffice.hours.some((line) => line.days.includes(day))).map((day) => `${day}s`);

const weekend = withoutHours(['Saturday', 'Sunday']);

/** The days without phone hours, which don't count towards the lead times. */
const notCounted = andList.format([
  ...withoutHours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
  ...(weekend.length === 2 ? ['weekends'] : weekend),
  ...(company.openOnBankHolidays ? [] : ['bank holidays']),
]);

const leadTime = `usually to start within ${leadRange}`;

/** When someone can start depends on when the owner answers, and on the lead time. */
const answeredAndFound = `${answered}; ${leadTime}`;

const onBankHolidays = `${company.openOnBankHolidays ? 'open' : 'closed'} on bank holidays`;

const keptMonths = 12;

const keptYears = (years: number, event: string) => ({
  text: `${years} ${years === 1 ? 'year' : 'years'} after ${event}`,
  years,
});

/**
 * All promises on the site. Pages use `text` unchanged: some texts are sentences, others are parts of a sentence. An
 * entry whose name ends in `InShort` summarises entries above it, so change them together. Before launch, read each
 * promise, change those that you can't keep, and confirm the others with `npm run confirm`.
 */
export const promises = {
  /** Completes the sentence `We find drivers, …`. Use it at most once on a page. */
  leadTime: { text: leadTime },
  /** The shorter time, for the home page and the FAQ. */
  leadTimeOften: { text: `We can often find someone to start within ${leadHours.often} hours.` },
  /** The lead time in full, for pages about hiring. */
  usualStart: { text: `An operator can usually start within ${leadRange} of your call.` },
  /** For pages about all machines. Sector pages use `askEarly`, and machine pages use `askEarlyForOne`. */
  rareLeadTime: { text: `For ${aRareMachine}, allow ${rareNotice}.` },
  mondayStart: { text: 'For a Monday start, call by midday on Friday.', dependsOn: answeredAndFound },
  fridayAfternoon: {
    text: 'If you’ve missed that, still ring, because we may manage Monday.',
    dependsOn: answeredAndFound,
  },
  /** Continues the sentence `For a Saturday, …`. */
  saturdayStart: {
    text: `call us by midday on ${weekend.includes('Saturdays') ? 'Wednesday' : 'Thursday'}`,
    dependsOn: answeredAndFound,
  },
  /** Before you confirm this, arrange who answers until the office closes. */
  tomorrow: {
    text: 'Tomorrow’s often possible if you ring before we close with the ticket, the postcode and the hours ready.',
    dependsOn: answeredAndFound,
  },
  answered: {
    text: `We answer the phone ${answered}, ${company.openOnBankHolidays ? 'and on bank holidays too' : 'except on bank holidays'}.`,
  },
  /** Appears next to the opening hours. */
  bankHolidays: { text: `We’re ${onBankHolidays}.` },
  /** Follows the opening hours, after a comma. */
  bankHolidaysInShort: { text: onBankHolidays },
  /** Follows the phone hours and the email address in a sentence. */
  emailsAnswered: { text: 'and we’ll answer when the office opens' },
  straightAnswer: { text: 'If we can’t find anyone, we’ll tell you straight away.' },
  /** Before you confirm this, arrange who answers at night, and on which number. */
  support: {
    text: `We offer ${supportSlogan}. ${
      company.outOfHoursPhone === null
        ? 'When you take an operator on, we give you a number to ring at any hour, day or night, in case they don’t turn up'
        : 'If an operator doesn’t turn up, ring our out-of-hours number at any hour, day or night'
    }.`,
  },
  /** Completes the sentence `You can hire …`. */
  hireLength: { text: 'from a single day to several months' },
  cardHeld: {
    text: `Everyone we introduce holds a current ${npors.name}, ${cpcs.name} or equivalent card or certificate.`,
  },
  cardCheck: {
    text: 'We check every certification card with the scheme that issued it before you see a profile.',
  },
  /** The promise to check every card needs this exception, because the card schemes' offices aren't always open. */
  checkWaits: {
    text: 'If a scheme’s office is shut, the profile waits until it opens.',
  },
  /** Completes the sentence `We find the operator and …`. */
  cardCheckInShort: { text: 'check the card' },
  identity: { text: 'We check the photo on the card against the operator’s ID.' },
  references: {
    text: 'We ring two people who know the operator’s work, such as past employers, or a trainer if they’re new to the trade.',
  },
  /** What you ask references, in your own words on the phone. Replace it with your own questions before you confirm this. */
  referenceQuestions: {
    text: 'Which machines did they drive, on what work, and would you take them on again?',
  },
  /** All three checks, for the middle of a sentence: `We … before you see a profile.` */
  checksInShort: { text: 'check the card, the ID and the references' },
  /** `cardCheck` and `identity`, addressed to operators. */
  operatorCard: {
    text: 'We look your card up with the scheme that issued it and check the photo against your ID.',
  },
  operatorReferences: {
    text: 'We also ring two people who know your work. If you’re new, one can be your trainer.',
  },
  checkers: {
    text: `For ${cpcs.name} we use the ${cpcs.runBy} checker, and for ${npors.name} the scheme’s own. For ${mpqc.name} (the quarry scheme) we ask the scheme itself. We also put any card with the CSCS logo through ${smartCheck.name}.`,
  },
  /** The seven points are `cardReading.points` in content/hiring/card-reading.ts. */
  sevenPoints: { text: 'We check these seven points before you see a profile.' },
  doubt: { text: 'If anything doesn’t add up, you don’t see that profile.' },
  /**
   * The agency sends names only after the hirer has accepted the terms, because otherwise no fee would be owed for
   * them.
   */
  profile: {
    text: 'We send you a profile of each operator who fits, with their certifications and what they’ve driven lately.',
  },
  profileSays: { text: 'The profile says what we checked and when.' },
  /** This entry and the next are lines of the sample profile. */
  profileCard: { text: `Looked up with the ${cpcs.runBy} checker before we sent this` },
  profileIdentity: { text: 'Photo on the card matches their photo ID' },
  /**
   * Under SI 2010/1782, an agency that introduces people for direct hire must make these checks only if the work
   * requires a legal qualification, such as a lorry licence.
   */
  ownRule: { text: 'Checking plant cards is our own rule, because the law doesn’t require it.' },
  confirmsWho: { text: 'We confirm who the operator is and what they’re trained for.' },
  recentWork: { text: 'We also ask what they’ve driven lately.' },
  travel: { text: 'Operators tell us how far they’ll travel, and it’s on the profile.' },
  /** A few machines have no category, such as compact track loaders. The ticket finder names them. */
  onCardOnly: { text: 'If there’s a card for the machine, we only offer operators who hold it.' },
  /** For hirers who need drivers often. */
  standing: {
    text: 'If you need drivers often, we agree written terms once, and after that a call or an email with the job is enough.',
  },
  acceptedOnly: { text: 'We only offer you jobs where your card is accepted.' },
  risks: {
    text: 'We ask about your site’s risks first and tell the operator before they say yes.',
  },
  /**
   * An agency needs a gangmaster licence to find people for work with crops, animals or shellfish. Take advice before you
   * introduce anyone to a farm.
   */
  farmWork: {
    text: 'We find drivers for building work on a farm. For feeding, harvest or other work with crops or animals, ring and ask first.',
  },
  /** Completes a sentence about a site's requirements, such as a medical: `Send us the list and …`. */
  passedOn: { text: 'we’ll tell the operators' },
  certificates: { text: 'They show the certificate to you, not to us.' },
  risksAsked: {
    text: 'On every call we ask about lifting, slopes, live traffic, services, overhead lines and contaminated ground.',
  },
  bothSides: { text: 'We tell you and the operator the same things about the job.' },
  replacement: {
    text: 'If the operator falls ill, doesn’t turn up, has the wrong ticket or isn’t right for the job, ring us and we’ll look for another operator.',
  },
  replacementFee: {
    text: 'If you take on the replacement, there’s no second fee.',
  },
  lookAgain: {
    text: 'If none of the profiles suits you, say why and we’ll look again.',
  },
  /**
   * Agree your terms with a hirer before you send the first profile. According to section 2 of the terms, the hirer
   * owes nothing until then.
   */
  fee: {
    text: 'You pay us one flat fee for each operator you take on, agreed in writing before we send a profile.',
  },
  /** Completes the sentence `You pay us …`. */
  feeInShort: { text: 'one flat fee' },
  writtenTerms: {
    text: 'We agree written terms with the hirer, with our fee and when it’s due, before we send a profile.',
  },
  feeTold: { text: 'We tell you our fee when you call.' },
  feeVat: {
    text: addsVat ? 'We add VAT to our fee.' : 'We’re not registered for VAT, so we add none to our fee.',
  },
  feeExtended: { text: 'If the hire runs on, there’s no second fee.' },
  feeAgain: {
    text: 'If you take the same operator on again within six months, you pay the same fee or a lower one, and we tell you how much before you decide. After that, you only pay if you ask us to find them.',
  },
  feeRefund: {
    text: 'If nobody turns up, there’s no fee. If you’ve paid it, we refund it within 14 days.',
  },
  reviews: {
    text: 'We’ll only print a real review if the client has agreed in writing to the words and the name.',
  },
  /** Have the certificates and signed copies of the policies ready before you confirm this. */
  signedPolicies: {
    text: 'Ask us for the insurance certificates and the signed policies, and we’ll email them.',
  },
  /** Write this policy before you confirm the promise, because buyers ask for it. */
  modernSlavery: {
    text: 'We don’t hold anyone’s original documents or handle their pay.',
  },
  /** Completes the sentence `Email us, and …`. */
  complaint: {
    text: 'we’ll acknowledge your complaint and tell you how we’ll look into it',
  },
  freeForOperators: { text: 'We never charge operators for finding them work.' },
  /** Completes the sentence `Before anyone starts, we …`. */
  insurance: { text: 'ask who insures what' },
  /**
   * The insurance policies behind the words “Fully Insured”. List the policies that you have: public liability,
   * employers' liability, professional indemnity.
   */
  ownInsurance: {
    text: 'We hold public liability, professional indemnity and employers’ liability insurance for our own work.',
  },
  ownInsuranceInShort: {
    text: 'We insure our own work, with public liability, professional indemnity and employers’ liability.',
  },
  /**
   * Ask a lawyer whether the agency must make these checks too. Online matching services have had to since 1 October
   * 2026.
   */
  rightToWork: {
    text: 'We ask operators to have proof of their right to work ready before they start.',
  },
  /** Completes the sentence `We review your application within …`. */
  review: { text: leadRange },
  reviewAnswer: { text: 'One of us reads your form, then calls or emails you.' },
  reviewMeans: {
    text: notCounted ? `${capitalised(notCounted)} don’t count.` : 'Weekends and bank holidays count too.',
  },
  askedFirst: {
    text: 'We don’t send your details to a hirer until you’ve said yes to the job.',
  },
  keptRegistrations: {
    text: `${keptMonths} months after our last contact with you`,
    keptMonths,
  },
  keptIntroductions: keptYears(6, 'the last introduction'),
  keptMessages: {
    text: `${keptMonths} months after our last contact`,
    keptMonths,
  },
  /**
   * Follows `emailDetails` in content/owner-mail.ts. Before you confirm the promise to delete emails, set up your mailbox
   * accordingly, or set a reminder.
   */
  leadEmails: {
    text:
      emailDetails === 'full'
        ? `When you send a form, our email service passes what you typed on to our own mailbox. We delete that email no later than ${keptMonths} months after our last contact with you.`
        : 'When you send a form, we get an email that says so. It contains nothing about you.',
  },
  keptRequests: keptYears(3, 'we close the request'),
} as const satisfies Record<string, CompanyPromise>;
