/* A buyer's pack on one page. Its facts are in content/supplier.ts, its promises in content/promises.ts. */
import { company, mainOffice } from '../company.ts';
import { mailLink, phoneLink } from '../contact-text.ts';
import { whoPays, whoPaysWhom } from '../hiring/hiring-text.ts';
import { sampleProfile } from '../hiring/sample-profile.ts';
import { definePage } from '../model/page.ts';
import type { Sections } from '../model/section.ts';
import { link, type Text } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import { supplier, supplierSamples } from '../supplier.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';

const { cpcs, npors, smartCheck } = cardSchemes;

type Entry = { readonly sample?: true };

/** One tag marks a section that has only samples. Otherwise, each sample is marked. */
const tagOf = (list: readonly Entry[]) =>
  list.every(({ sample }) => sample) ? { tag: supplier.sampleLabel } : {};

const marked = (text: Text, { sample }: Entry, list: readonly Entry[]): Text =>
  sample && !('tag' in tagOf(list)) ? [`${supplier.sampleLabel}: `, ...[text].flat()] : text;

const facts = (list: readonly (Entry & { readonly term: string; readonly text: Text })[]) =>
  list.map((fact) => ({ term: fact.term, text: marked(fact.text, fact, list) }));

const sections: Sections = [
  {
    kind: 'definitions',
    heading: 'Who you’re dealing with',
    items: [
      { term: 'Trading name', text: `${company.name}, ${mainOffice.town}` },
      { term: 'Phone and email', text: [phoneLink, ', ', mailLink] },
      {
        term: 'What we are in law',
        text: [
          `An employment agency under the ${regulations.agenciesAct.name}, which only introduces operators. The operator’s contract is with you, so we’re what HMRC calls `,
          link('an introductory agency', sources.agencyRules.href),
          ', and we only invoice our fee.',
        ],
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Our registered details',
    jump: 'Legal details',
    ...tagOf(supplier.identity),
    items: facts(supplier.identity),
  },
  { kind: 'parties', heading: 'Who pays whom', intro: whoPays, ...whoPaysWhom },
  {
    kind: 'table',
    heading: 'Our insurance',
    jump: 'Insurance',
    width: 'all-columns',
    ...tagOf(supplier.insurance),
    intro: `${promises.ownInsurance.text} Yours has to cover the machine, the site and the driver while they work for you.`,
    caption: 'Our insurance policies with insurer, limit and expiry',
    columns: ['Cover', 'Insurer and policy', 'Limit', 'Expires'],
    rows: supplier.insurance.map((policy) => [
      policy.cover,
      ...[policy.insurer, policy.limit, policy.expires].map((text) =>
        marked(text, policy, supplier.insurance),
      ),
    ]),
  },
  {
    kind: 'definitions',
    heading: 'Our policies',
    jump: 'Policies',
    look: 'columns',
    collapses: 'on-phones',
    ...tagOf(supplier.policies),
    intro: [
      'Here they are in short. The ',
      link('privacy policy', '/privacy-policy'),
      ' has the detail on data.',
    ],
    items: facts(supplier.policies),
  },
  {
    kind: 'table',
    heading: 'What we check, and the evidence you get',
    jump: 'Checks',
    width: 'all-columns',
    collapses: 'on-phones',
    caption: 'Our checks on each operator, how we make them and what we send you',
    columns: ['Check', 'How', 'Evidence for your file'],
    rows: [
      [
        'Card',
        `Looked up with the scheme: ${cpcs.runBy} for ${cpcs.name}, ${npors.name} for its own, and ${smartCheck.name} for any card with the CSCS logo`,
        'The card number, category, letters, expiry and the date of the look-up, on the profile',
      ],
      ['Identity', promises.identity.text, 'A line on the profile with the date'],
      ['References', promises.references.text, 'Who was asked, and about which machines'],
      [
        'Right to work',
        'You check it before the first day, as the business with the direct contract',
        'Your own dated copy, because ours wouldn’t protect you',
      ],
      ['Site risks', promises.risks.text, 'The risks you gave us, in the email that accepts the job'],
    ],
  },
  {
    kind: 'definitions',
    heading: 'Written terms',
    jump: 'Terms',
    look: 'columns',
    collapses: 'on-phones',
    ...tagOf(supplier.terms),
    intro: [
      'You accept written terms before we send a profile. The full ',
      link('terms and conditions', '/terms-conditions'),
      ' are on one page, and these are the points that buyers ask for.',
    ],
    items: facts(supplier.terms),
  },
  {
    kind: 'sample-profile',
    heading: 'Operator profile',
    tag: sampleProfile.sampleLabel,
    intro: 'The card shows what we looked up. The rest is what else we send you.',
  },
  {
    kind: 'list',
    heading: 'What to attach',
    jump: 'What to attach',
    look: 'ticks',
    intro: promises.signedPolicies.text,
    items: [
      ...supplier.insurance.map(({ cover }) => `${cover} certificate.`),
      'Our signed policies.',
      'This page, printed or saved as a PDF on the day.',
      [
        'The ',
        link('terms and conditions', '/terms-conditions'),
        ' and the ',
        link('privacy policy', '/privacy-policy'),
        ', printed on the same day.',
      ],
      'For each operator you take on: their profile, your right-to-work check and your broker’s answer.',
    ],
  },
];

export const forBuyers = definePage('/for-buyers', {
  name: 'For Buyers',
  title: 'For Buyers: Supplier Details',
  description:
    'A buyer’s pack on one page: legal details, insurance with limits, policies, sample terms, a sample profile and how we check plant operators.',
  heading: 'Supplier details for buyers',
  intro: 'Here’s what most buyers ask for before they put us on the books.',
  /** Below the drawing of the document. */
  note: `Print this page or save it as a PDF for your file.${supplierSamples.length > 0 ? ` “${supplier.sampleLabel}” marks a placeholder until the owner enters the real value.` : ''}`,
  callToAction: { machine: 'roller-operators' },
  updated: '2026-11-27',
  sections,
});
