/* Ask a solicitor to read this policy before launch. Check the facts in it: the region of the database, the host,
   the retention periods and your number at the ICO. */
import { company } from '../company.ts';
import { dataMailLink, phoneLink } from '../contact-text.ts';
import { capitalised } from '../format/grammar.ts';
import { contactForm } from '../forms/contact.ts';
import { forms } from '../forms/index.ts';
import { registrationForm } from '../forms/registration.ts';
import { siteLanguage } from '../language.ts';
import { legalIdentity } from '../legal-identity.ts';
import type { Form } from '../model/form.ts';
import { definePage } from '../model/page.ts';
import type { Sections } from '../model/section.ts';
import { inLanguage, link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { embedsText, type Embed } from '../third-parties/embeds.ts';
import { filesText, thirdPartyFiles } from '../third-parties/files.ts';
import { scriptText } from '../third-parties/script-services.ts';
import { thirdPartyScripts } from '../third-parties/scripts.ts';

const nounsOf = ({ fields, lang }: Form) =>
  new Intl.ListFormat(siteLanguage)
    .formatToParts(Object.values(fields).map(({ noun }) => noun))
    .flatMap(({ type, value }) => (type === 'element' ? inLanguage(value, lang) : value));

const { lang: registrationLanguage }: Form = registrationForm;

/** The policy lists the fields of these forms in a sentence. The fields of the registration form are in a table. */
const otherForms: readonly Form[] = forms.filter(({ id }) => id !== registrationForm.id);

const hostOf = (stored: number) =>
  stored === 1
    ? 'Supabase takes in the registration form and hosts the database that holds it.'
    : `Supabase takes in ${stored === 2 ? 'both' : 'all the'} forms and hosts the database that holds them.`;

const keptFact = ({ privacy: { record, keptFor } }: Form) => ({
  term: record,
  text: keptFor.text,
  months: keptFor.keptMonths,
});

const { keptIntroductions, keptRequests } = promises;

/**
 * `app/privacy-policy` adds these sections to the page. The section about the contact form depends on whether messages are
 * stored. The section about cookies depends on the embeds.
 */
const sectionsFor = (messagesStored: boolean, embeds: readonly Embed[]): Sections => [
  {
    kind: 'parties',
    heading: 'How your details reach a hirer',
    parties: [
      { party: 'operator', name: 'You' },
      { party: 'agency', name: 'We, the agency' },
      { party: 'hirer', name: 'The hirer' },
    ],
    flows: [
      [
        { what: 'Your form', detail: 'to us, with the time you sent it', to: 'agency' },
        { what: 'A call', detail: 'to you, about a job', to: 'operator' },
      ],
      [
        { what: 'Your profile', detail: 'to the hirer, once we’ve spoken to you', to: 'hirer' },
        { what: 'The job and its risks', detail: 'to us, before we introduce anyone', to: 'agency' },
      ],
    ],
  },
  {
    kind: 'prose',
    heading: 'Who we are',
    paragraphs: [
      `We’re ${legalIdentity}. In law we’re the controller, because we decide how the personal data in this notice is used.`,
      [
        'Email ',
        dataMailLink,
        ' or call ',
        phoneLink,
        ' about anything in this notice. We don’t have a data protection officer or a representative abroad, because the law doesn’t require us to have either.',
      ],
    ],
  },
  {
    kind: 'table',
    heading: 'What we collect on the registration form, and why',
    jump: 'What we collect',
    intro:
      'You give us all of this yourself, and we store it with the time you sent it. We don’t ask for your date of birth, health, bank details or National Insurance number.',
    caption: 'What the registration form asks for and what we use it for',
    columns: ['What we ask for', 'What we use it for'],
    look: 'columns',
    rows: Object.values(registrationForm.fields).map(({ noun, use = '' }) => [
      inLanguage(capitalised(noun), registrationLanguage),
      use,
    ]),
  },
  {
    kind: 'definitions',
    heading: 'What else we collect',
    items: [
      {
        term: 'When you call, email or use the contact form',
        text: [
          ...otherForms.flatMap((form) =>
            form.id === contactForm.id && !messagesStored
              ? 'The contact form on this site doesn’t store what you type, and we only have your message if you send it to us as an email. '
              : [`${form.privacy.use} stores your `, ...nounsOf(form), ', with the time you sent them. '],
          ),
          'When you call or email, we keep your name, your contact details and what you asked. If you’re a hirer, the law also requires us to know about the job and its risks before we introduce anyone.',
        ],
      },
      {
        term: 'Before we introduce you',
        text: 'We ask for proof of identity, your card, proof of training and references. That’s our own rule. Depending on the job, we may also look at proof of your right to work, your logbook, your driving licence and your insurance certificate. We collect all of this from you, from the scheme that issued the card and from the people you name. We’ll tell you at the time what we look at and what we keep.',
      },
      {
        term: 'Do you have to give it to us?',
        text: 'No law says you have to register. But we can’t consider you without the fields marked as required, and we don’t introduce anyone without proof of who they are and what they’re qualified to do.',
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Our legal reasons for using it',
    jump: 'Our legal reasons',
    items: [
      {
        term: 'Steps towards an agreement',
        text: `When you ask us to find you work, data protection law (the UK GDPR) lets us use your details for the steps that lead to it. We review your application within ${promises.review.text}, contact you and look for jobs.`,
      },
      {
        term: 'Legitimate interests',
        text: 'The law lets a business use personal data for its own legitimate interests, as long as they don’t outweigh yours. Ours are to introduce competent people and to answer those who write to us. On this basis we check identity, cards, training and references, match people with jobs and answer enquiries. We also deal with people at firms that want an operator, prevent misuse of the forms and handle legal claims. You can object at any time.',
      },
      {
        term: 'Legal obligation',
        text: [
          'The ',
          link(regulations.conduct.name, regulations.conduct.href),
          ' require us to keep records of the people and firms we introduce. Where the law itself requires a qualification, such as a lorry licence, we check that as well.',
        ],
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'How long we keep it',
    jump: 'How long we keep it',
    band: 'bright',
    look: 'durations',
    items: [
      keptFact(registrationForm),
      {
        term: 'The record of an operator we introduced',
        text: `${keptIntroductions.text}, because that’s how long a contract claim can be brought`,
        months: keptIntroductions.years * 12,
      },
      {
        term: 'Names and numbers of the people you give as references',
        text: `No longer than your own details, so at most ${keptIntroductions.text}`,
        months: keptIntroductions.years * 12,
      },
      ...otherForms.map(keptFact),
      {
        term: 'The person we deal with at a hirer',
        text: `No longer than their enquiry or the record of the introduction, so at most ${keptIntroductions.text}`,
        months: keptIntroductions.years * 12,
      },
      {
        term: 'A request about your rights',
        text: keptRequests.text,
        months: keptRequests.years * 12,
      },
    ],
  },
  {
    kind: 'list',
    heading: 'Who sees it',
    jump: 'Who sees it',
    intro: promises.askedFirst.text,
    items: [
      'For a job you’ve said yes to, hirers see your name, machines, experience, card details, recent work and when you’re free. They also see the town you travel from, how far you’ll go and what we checked.',
      'Card schemes get your name and card number when we check your card.',
      'The people you name as references hear your name and what the work was.',
      `${hostOf(forms.length - (messagesStored ? 0 : 1))} Its contract lets it act on our instructions only.`,
      promises.leadEmails.text,
      'The company that hosts this website, and our email and phone providers, carry the data for us.',
      ...(company.whatsapp === null
        ? []
        : ['If you message us on WhatsApp, WhatsApp handles the message too, under its own privacy policy.']),
      ...(company.textMessages === null
        ? []
        : ['If you text us, both our phone networks handle the message too.']),
      'Advisers, insurers, regulators or courts get it where the law requires it or there’s a claim to deal with.',
    ],
  },
  {
    kind: 'prose',
    heading: 'Where we keep it',
    paragraphs: [
      `${company.databaseRegion ? `The database is in ${company.databaseRegion}.` : 'Ask us which region the database is in and we’ll tell you.'} If a provider handles data outside the United Kingdom, we rely on the UK’s adequacy regulations for that country, or on the International Data Transfer Agreement or Addendum. You can ask us for a copy.`,
      'To stop a flood of forms, we keep a coded copy of the internet address a form came from for up to an hour. We keep one of the network around it until midnight. Both are kept apart from your details.',
      'The connection to the form is encrypted. If your browser doesn’t run scripts, the form reaches the same database through a small function that Supabase runs for us.',
      'The website can only add to the database. Nobody can use it to read, change or delete what’s there. Inside the business, only the people who deal with applications can see it.',
    ],
  },
  {
    kind: 'prose',
    heading: 'Cookies and storage in your browser',
    jump: 'Cookies',
    paragraphs: [
      ...thirdPartyScripts.map(scriptText),
      ...thirdPartyFiles.map(filesText),
      ...embedsText(embeds),
      `This site itself sets no cookies. While you fill in a form, your browser may keep a draft so that you don’t lose it if the page reloads. The draft stays on your device. It’s deleted when the site tells you that your form arrived or when you close the tab, and it isn’t used after 12 hours. Until you close the tab, your browser may remember when you sent a form, but nothing of what you typed in it.`,
      'The service that delivers these pages may keep short technical logs, with IP addresses, for security.',
    ],
  },
  {
    kind: 'definitions',
    heading: 'Your rights',
    jump: 'Your rights',
    look: 'columns',
    intro: [
      'Email ',
      dataMailLink,
      ' to use any of these. It’s free, and we have to answer within one month. The Information Commissioner’s Office (ICO) ',
      link('explains each right', 'https://ico.org.uk/for-the-public/'),
      '.',
    ],
    items: [
      { term: 'Access', text: 'You can have a copy of what we hold about you.' },
      { term: 'Rectification', text: 'You can have wrong data corrected and missing data added.' },
      {
        term: 'Erasure',
        text: 'You can have your data deleted, unless we have to keep it by law or for a claim.',
      },
      { term: 'Restriction', text: 'You can have us pause using it while a dispute is settled.' },
      {
        term: 'Objection',
        text: 'You can object to anything we do on the basis of legitimate interests. We then stop, unless we can show compelling reasons not to.',
      },
      {
        term: 'Portability',
        text: 'You can have what you gave us in the form as a file that another computer can read.',
      },
    ],
  },
  {
    kind: 'definitions',
    look: 'columns',
    heading: 'Complaints and changes',
    items: [
      {
        term: 'How to complain to us',
        text: [
          'Email ',
          dataMailLink,
          ' or call ',
          phoneLink,
          '. We’ll acknowledge a complaint about personal data within 30 days, and tell you the outcome without undue delay.',
        ],
      },
      {
        term: 'How to complain to the ICO',
        text: [
          'You can also complain to the Information Commissioner’s Office at any time, though it usually asks you to try us first: ',
          link('ico.org.uk', 'https://ico.org.uk/make-a-complaint/'),
          '.',
        ],
      },
      {
        term: 'Changes to this notice',
        text: 'The end of this page shows when we last updated it. If a change affects data that we already hold about you, we’ll tell you before it takes effect.',
      },
    ],
  },
];

export const privacyPolicy = definePage('/privacy-policy', {
  name: 'Privacy Policy',
  description:
    'What we collect on the registration form, why, how long we keep it, who sees it and your rights under UK GDPR. No file uploads and no mailing list.',
  opening: promises.askedFirst.text,
  intro: [
    'This notice covers the data you give us on this website, by email and by phone. We use it to find you work or an operator, and we don’t sell it. For everything else, read the ',
    link('terms and conditions', '/terms-conditions'),
    '.',
  ],
  callToAction: { machine: 'backhoe-operators' },
  sample: true,
  updated: '2026-11-28',
  whatWeNeverDo: {
    heading: 'What we don’t do',
    items: [
      'We don’t upload files. If you choose a document on the form, it stays on your device.',
      'We don’t put you on a mailing list when you register.',
      'We don’t let software decide about you. A person reviews every application.',
      'We don’t sell your data.',
    ],
  },
  sectionsFor,
});
