/*
 * SAMPLE CONTENT for the page for buyers: replace it before launch. The page and `npm run check:launch` mark every entry
 * with `sample: true`. Enter your own value, then delete that line.
 */
import { company } from './company.ts';
import { addsVat, feeText } from './costs/fee-text.ts';
import type { Text } from './model/text.ts';
import { promises } from './promises.ts';

type SupplierFact = { readonly term: string; readonly text: Text; readonly sample?: true };

const { legalEntity } = company;

/** Taken from content/company.ts if its `legalEntity` is set. */
const registered: readonly SupplierFact[] = legalEntity
  ? [
      { term: 'Legal name', text: legalEntity.name },
      ...(legalEntity.number
        ? [{ term: 'Company number', text: `${legalEntity.number}, registered in ${legalEntity.place}` }]
        : []),
      ...(legalEntity.vatNumber || !addsVat
        ? [{ term: 'VAT number', text: legalEntity.vatNumber ?? 'Not registered for VAT' }]
        : []),
      { term: legalEntity.number ? 'Registered office' : 'Address', text: legalEntity.office },
    ]
  : [
      { term: 'Legal name', text: 'Sample Operators Limited', sample: true },
      { term: 'Company number', text: '00000000, registered in England and Wales', sample: true },
      { term: 'VAT number', text: 'GB 123 4567 89', sample: true },
      { term: 'Registered office', text: '1 Sample Street, Sample Town', sample: true },
    ];

const identity: readonly SupplierFact[] = [
  ...registered,
  { term: 'ICO registration', text: 'Z0000000, data controller', sample: true },
  {
    term: 'Bank account, for our fee',
    text: 'On our invoice. Ring us to confirm it before you pay for the first time, or if an email says that it’s changed',
    sample: true,
  },
  {
    term: 'Who to write to about contracts',
    text: 'The managing director, at the registered office',
    sample: true,
  },
];

type Policy = {
  readonly cover: string;
  readonly insurer: string;
  readonly limit: string;
  readonly expires: string;
  readonly sample?: true;
};

const insurance: readonly Policy[] = [
  {
    cover: 'Employers’ liability',
    insurer: 'Sample Insurance plc, policy EL 00000',
    limit: '£10 million for each claim',
    expires: '31 March 2027',
    sample: true,
  },
  {
    cover: 'Public liability',
    insurer: 'Sample Insurance plc, policy PL 00000',
    limit: '£5 million for each claim',
    expires: '31 March 2027',
    sample: true,
  },
  {
    cover: 'Professional indemnity',
    insurer: 'Sample Underwriting, policy PI 00000',
    limit: '£1 million in a year',
    expires: '31 March 2027',
    sample: true,
  },
];

const policies: readonly SupplierFact[] = [
  {
    term: 'Health and safety',
    text: `We’re an office, and we never direct work on a site. ${promises.risks.text} If an operator or a hirer reports danger on a job we introduced, we tell the other side without delay.`,
    sample: true,
  },
  {
    term: 'Modern slavery',
    text: `${promises.freeForOperators.text} ${promises.modernSlavery.text} Each operator tells us in their own words that they want the job, and anyone worried about someone we’ve introduced can ring us or the Modern Slavery Helpline.`,
    sample: true,
  },
  {
    term: 'Anti-bribery',
    text: 'We don’t give or take money, gifts or favours for work, whoever offers them, and we write down anything that’s offered. If someone asks you for a payment to get on a site, tell us.',
    sample: true,
  },
  {
    term: 'Environment',
    text: 'We run an office and no plant. We ask how far each operator travels and show it on the profile, so that you can pick someone near. Fuel, waste and spills on the site come under your own plan.',
    sample: true,
  },
  {
    term: 'Right to work',
    text: `As the business with the direct contract, you normally make the check before the first day. ${promises.rightToWork.text}`,
    sample: true,
  },
  {
    term: 'Data protection',
    text: 'We’re the controller of what operators give us. Once we’ve sent you a profile, you’re the controller of your copy: keep it secure, and delete it when you no longer need it. We’d tell you about a breach that affects it without delay.',
    sample: true,
  },
  {
    term: 'Complaints',
    text: `Email or ring us, and ${promises.complaint.text}. You can also go to the Fair Work Agency, which enforces the rules for employment agencies.`,
    sample: true,
  },
];

const terms: readonly SupplierFact[] = [
  {
    term: 'Fee',
    text: `${feeText}${addsVat ? ' plus VAT' : ''} for each operator you take on, whatever the length of the hire`,
    sample: true,
  },
  { term: 'Due', text: '14 days after the operator’s first shift, against one invoice', sample: true },
  { term: 'No-show', text: promises.feeRefund.text, sample: true },
  { term: 'Replacement', text: promises.replacementFee.text, sample: true },
  { term: 'Taking the same operator on again', text: promises.feeAgain.text, sample: true },
  {
    term: 'Who does what',
    text: 'You take the operator on, direct the work, pay them, insure the job and make the right-to-work check. We check the card, the ID and the references, and answer for those checks.',
    sample: true,
  },
];

export const supplier = {
  sampleLabel: 'Sample',
  identity,
  insurance,
  policies,
  terms,
} as const;

/** The names of all entries that are still samples, for `npm run check:launch`. */
export const supplierSamples: readonly string[] = [
  ...[...identity, ...policies, ...terms].flatMap(({ term, sample }) => (sample ? [term] : [])),
  ...insurance.flatMap(({ cover, sample }) => (sample ? [cover] : [])),
];
