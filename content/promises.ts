import { hours, outOfHours } from './company';

/** A promise that the site makes in the owner's name. Unconfirmed ones are findings of `npm run check:launch`. */
export type OwnerPromise = {
  readonly text: string;
  readonly confirmed: boolean;
  /** How long submissions are kept: the database deletes them after the same number of months. */
  readonly months?: number;
};

const answered = new Intl.ListFormat('en-GB').format(hours.map(({ label, text }) => `${label} ${text}`));

const keptMonths = 12;

/** The lead time in hours. */
export const leadHours = { often: 24, usually: 48 } as const;

/**
 * Every promise, once. Pages quote `text` as it is: some are sentences, some the middle of one. Before launch the owner
 * reads each, changes what the business can't keep, and sets `confirmed` to true.
 */
export const promises = {
  /** End of a sentence: `We can find someone, …`. */
  leadTime: {
    text: `usually within ${leadHours.often}-${leadHours.usually} hours and often within ${leadHours.often} hours`,
    confirmed: false,
  },
  rareLeadTime: {
    text: 'Ask early for a scraper, grader, piling rig, landfill compactor or large crane: allow a week or more.',
    confirmed: false,
  },
  mondayStart: { text: 'For a Monday start, call us by midday on Friday.', confirmed: false },
  answered: { text: `We answer the phone ${answered}.`, confirmed: false },
  straightAnswer: { text: 'If we can’t find anyone, we’ll tell you straight away.', confirmed: false },
  support: {
    text: `${outOfHours}: if an operator can’t make it, call at any hour and we’ll look for someone else.`,
    confirmed: false,
  },
  /** Middle of a sentence: `You can hire …`. */
  hireLength: { text: 'from a single day to several months', confirmed: false },
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
  freeForOperators: { text: 'We never charge operators for finding them work.', confirmed: false },
  insurance: {
    text: 'Before anyone starts, we get it in writing who insures the plant, the site and the operator.',
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
} as const satisfies Record<string, OwnerPromise>;

/** The lead time of a page in one line, with what to do for a Monday start. Few people hold a ticket for the rare machines. */
export const leadTimeLine = (rare = false) =>
  rare
    ? `${promises.rareLeadTime.text} ${promises.answered.text}`
    : `We can find someone, ${promises.leadTime.text}. ${promises.mondayStart.text}`;
