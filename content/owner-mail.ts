import { company } from './company.ts';
import { andList } from './format/grammar.ts';
import { siteLanguage } from './language.ts';
import type { Form } from './model/form.ts';

/**
 * Determines what the emails about new leads contain. `full`: everything that the visitor typed. `counts`: only numbers,
 * machines and subjects from links on the site, so no personal data leaves the database. The privacy policy follows this
 * setting, and `npm run confirm` asks for the promise that belongs to it.
 */
export const emailDetails = 'full' as 'full' | 'counts';

/** The words for the leads of one form. */
type Leads = Pick<Form, 'noun' | 'plural'>;

const counted = (amount: number, { noun, plural }: Leads) =>
  `${amount.toLocaleString(siteLanguage)} new ${amount === 1 ? noun : plural}`;

/** All words of the emails to the owner. */
export const ownerMail = {
  counted,
  subject: (counts: readonly string[]) => andList.format(counts),
  /** The subject of an email about a single lead. */
  subjectOfOne: ({ noun }: Leads, ...parts: readonly string[]) =>
    [`New ${noun}`, ...parts.filter((part) => part !== '')].join(' – '),
  limitSubject: 'A form has reached its limit',
  /** Follows the number of leads of a form in emails without details. */
  about: (count: string, summaries: readonly string[]) =>
    summaries.length === 0 ? count : `${count}: ${andList.format(summaries)}`,
  flood: (amount: number, { noun, plural }: Leads) =>
    `This looks like a flood: ${amount.toLocaleString(siteLanguage)} ${amount === 1 ? noun : plural} came from networks that sent many. They aren’t shown here. Some may be genuine, such as a class on one network, so look through them with npm run leads -- --flood.`,
  more: (amount: number) =>
    amount === 1
      ? 'One more isn’t shown here.'
      : `${amount.toLocaleString(siteLanguage)} more aren’t shown here.`,
  limit: {
    per_day: (day: string, { plural }: Leads) =>
      `On ${day}, the form for ${plural} reached its limit for one day. Since then it has asked people to call. See “Limits against floods” in docs/running.md.`,
    network: (day: string, { plural }: Leads) =>
      `On ${day}, the form for ${plural} reached its limit for one network. If they’re a flood, see “Limits against floods” in docs/running.md.`,
  },
  /** The value of a list from which the visitor chose the option for none of its items. */
  noneOfThese: 'None of those on the form. They may drive another machine, or their ticket may have run out.',
  cut: (characters: number) =>
    `… (${characters.toLocaleString(siteLanguage)} more characters: read them with npm run leads)`,
  call: (phone: string) => `Call ${phone}`,
  reply: (email: string) => `Reply to ${email}`,
  /** The subject of a reply to a visitor. */
  replySubject: (noun: string) => `Your ${noun} to ${company.shortName}`,
  received: 'Received',
  sentFrom: 'Sent from',
  files: 'Files aren’t sent with forms, so there’s nothing to open. Ask for them when you reply.',
  all: 'All leads:',
  withoutDetails: 'To see who wrote, run npm run leads or open the tables:',
  answered: (reference: string) =>
    `When you’ve answered, run npm run leads -- --answered ${reference}, so that nobody rings twice.`,
  refusedDetails:
    'The mail service refused this email when it contained what the visitor typed, so the details are left out.',
  test: {
    subject: 'Test of the emails about new leads',
    text: 'This is a test. Emails about new registrations and messages come in the same way.',
  },
} as const;
