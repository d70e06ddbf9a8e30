/*
 * A solicitor should read this notice before launch. An owner checks that it matches what is really done: the region
 * of the database, the host, the time that records are kept, and the registration with the ICO.
 */
import { company, terms } from '../company';
import { regulations } from '../regulations';
import { link, type Sections } from '../section';
import { legalIdentity } from './legal-identity';
import type { TopPage } from './top-page';

/** What the notice says of the contact form depends on whether this build stores its messages. */
const sectionsFor = (enquiriesStored: boolean): Sections => [
  {
    kind: 'prose',
    heading: 'Who is responsible',
    paragraphs: [
      `${legalIdentity}, decides how the data described here is used. In law that makes us the controller. “We” below means that business.`,
      `Write to ${company.email} or ring ${company.phone} about anything in this notice. We have no data protection officer and no representative abroad, since the law does not require either of us.`,
    ],
  },
  {
    kind: 'table',
    heading: 'What the registration form takes, and why',
    intro:
      'These six fields and the time of sending are everything that is stored. You give them to us yourself. We ask for no date of birth, health details, bank details or National Insurance number.',
    caption: 'Fields of the registration form and their purpose',
    columns: ['Field', 'What it is for'],
    rows: [
      ['Full name', 'To know who you are and to match your card to you'],
      ['E-mail address', 'To answer your application and send details of a job'],
      ['Phone number', 'To speak to you about your application and about work'],
      ['Address', 'To judge which sites are within reach'],
      ['Years of experience', 'To put you forward for work at the right level'],
      ['Machines', 'To match you to what hirers ask for'],
    ],
  },
  {
    kind: 'list',
    heading: 'What the form leaves alone',
    items: [
      'Files: a document you choose is not uploaded. It stays on your device.',
      'Marketing: registering does not put you on a mailing list.',
      'Automatic decisions: a person reviews each application. Nothing is decided or scored by software alone.',
    ],
  },
  {
    kind: 'prose',
    heading: 'The contact form, e-mail and phone',
    paragraphs: [
      enquiriesStored
        ? 'The contact form stores your name, e-mail address, subject and message, with the time of sending, so that we can answer you. We rely on our legitimate interest in replying to people who write to us.'
        : 'The contact form on this site stores nothing: what you type in it is not written to our database.',
      'If you e-mail or ring, we keep your name, contact details and what you asked, for as long as it takes to deal with it. For a hirer, the law also asks us to record the job and its risks before we introduce anyone. The basis is our legitimate interest in answering you, or the steps you ask for before an agreement.',
    ],
  },
  {
    kind: 'definitions',
    heading: 'The legal bases we rely on',
    items: [
      {
        term: 'Steps towards an agreement',
        text: `UK GDPR article 6(1)(b). You ask to register, so we review the application within ${terms.review}, contact you and look for work for you.`,
      },
      {
        term: 'Legitimate interests',
        text: 'Article 6(1)(f). Checking cards and references, matching people to jobs, preventing misuse of the form and defending legal claims. Our interest is to introduce competent people. You may object at any time.',
      },
      {
        term: 'Legal obligation',
        text: [
          'Article 6(1)(c). The ',
          link(regulations.conduct.name, regulations.conduct.href),
          ' require an agency to confirm identity, experience and qualifications before an introduction, and to keep records.',
        ],
      },
    ],
  },
  {
    kind: 'prose',
    heading: 'What happens if you leave something out',
    paragraphs: [
      'No law obliges you to register. The fields marked as required are needed to consider you; without them we cannot. Later, before an introduction, we must by law see proof of identity and of your qualifications. We tell you then what we look at and what we keep.',
    ],
  },
  {
    kind: 'list',
    heading: 'Who receives your data',
    intro: 'We do not sell it. It goes to these people only.',
    items: [
      'Hirers: your name, machines, experience and card details, for a job that we have spoken to you about first.',
      'Card schemes: your name and card number, to check that the card is genuine and current.',
      'Referees whom you name: your name and the work in question.',
      'Supabase, whose hosted database holds the registrations for us, under a contract that lets it act on our instructions only.',
      'The company that hosts this website, and our e-mail and phone providers, in the course of carrying the data.',
      'Advisers, insurers, regulators or courts, where the law requires it or a claim has to be dealt with.',
    ],
  },
  {
    kind: 'prose',
    heading: 'Where it is kept',
    paragraphs: [
      'Ask us for the region in which the database is held, and we will name it. Where a provider handles data outside the United Kingdom, we rely on the UK’s adequacy regulations for that country, or on the International Data Transfer Agreement or Addendum approved for the purpose. You may ask for a copy.',
      'The connection to the form is encrypted. The public side of the database can add a registration and cannot read, change or delete one. Access inside the business is limited to those who deal with applications.',
    ],
  },
  {
    kind: 'table',
    heading: 'How long we keep it',
    caption: 'Retention periods by kind of record',
    columns: ['Record', 'Kept for'],
    rows: [
      ['Application that leads to no introduction', '12 months after our last contact with you'],
      [
        'Record of an operator we introduced',
        'Six years after the last introduction, the time in which a contract claim can be brought',
      ],
      ['Enquiry from a hirer that leads nowhere', '12 months after our last contact'],
      ['A request about your rights', 'Three years after it is closed'],
    ],
  },
  {
    kind: 'prose',
    heading: 'Cookies and storage in your browser',
    paragraphs: [
      'This site sets no advertising or analytics cookies. While you fill in the registration form, your browser may hold a draft in its own session storage, so that an accidental reload does not lose it. The draft stays on your device and goes when the form is sent or the tab is closed. The service that delivers the pages may keep short technical logs, with IP addresses, for security.',
    ],
  },
  {
    kind: 'definitions',
    heading: 'Your rights',
    intro: [
      `Write to ${company.email}. It costs nothing, and we answer within one month. The `,
      link('ICO explains each right', 'https://ico.org.uk/for-the-public/'),
      '.',
    ],
    items: [
      { term: 'Access', text: 'A copy of what we hold about you.' },
      { term: 'Rectification', text: 'Wrong data put right, missing data added.' },
      { term: 'Erasure', text: 'Deletion, unless we must keep the record by law or for a claim.' },
      { term: 'Restriction', text: 'A pause on use while a dispute is settled.' },
      {
        term: 'Objection',
        text: 'An end to use based on legitimate interests, unless we show compelling grounds.',
      },
      { term: 'Portability', text: 'What you gave us in the form, in a format that machines can read.' },
    ],
  },
  {
    kind: 'prose',
    heading: 'Complaints',
    paragraphs: [
      'Tell us first if you can. We acknowledge a complaint about personal data within 30 days and let you know the outcome without undue delay.',
      [
        'You may also complain to the Information Commissioner’s Office at any time: ',
        link('ico.org.uk/make-a-complaint', 'https://ico.org.uk/make-a-complaint/'),
        '.',
      ],
    ],
  },
  {
    kind: 'prose',
    heading: 'Changes to this notice',
    paragraphs: [
      'The date of the current version stands on this page. If a change affects how we use data that we already hold about you, we tell you before it takes effect.',
    ],
  },
];

/** The privacy notice. */
export const privacyPolicy = {
  title: 'Privacy Policy',
  description:
    'What the registration form stores, why, who receives it, how long it is kept, and your rights under UK GDPR. No documents uploaded, no marketing list.',
  heading: 'Privacy Policy',
  intro: [
    'This notice covers the data you give us through this website, by e-mail and by phone. In short: six fields, used to find you work, shown to a hirer only for a job we have spoken about, and deleted when no longer needed. ',
    link('The terms and conditions', '/terms-conditions'),
    ' cover the rest.',
  ],
  updated: '2026-11-20',
  sectionsFor,
} as const satisfies TopPage & { readonly sectionsFor: typeof sectionsFor };
