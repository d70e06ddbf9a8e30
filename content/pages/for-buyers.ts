/* The agency's details for a buyer's supplier records. The owner confirms its policies and insurance as commitments. */
import { commitments } from '../commitments';
import { company } from '../company';
import { mailAddress, phoneNumber } from '../contact-words';
import { regulations } from '../regulations';
import { link, type Sections } from '../section';
import { legalIdentity } from './legal-identity';
import type { TopPage } from './top-page';

const sections: Sections = [
  {
    kind: 'definitions',
    heading: 'Who you’re dealing with',
    items: [
      {
        term: company.registration ? 'Legal name' : 'Trading name',
        text: [
          `${legalIdentity}. ${company.registration ? 'Call' : 'For our registered name and number, call'} `,
          phoneNumber,
          ' or email ',
          mailAddress,
          '.',
        ],
      },
      {
        term: 'What we do',
        text: `We’re an employment agency under the ${regulations.agenciesAct.name}, and we only introduce operators. You take the operator on, direct the work and pay them, so our only invoice is for the fee.`,
      },
      {
        term: 'What you pay us',
        text: `You pay us ${commitments.feeInShort.text} for each introduction, and VAT if we’re registered, under written terms that you accept before we send a profile.`,
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Insurance',
    items: [
      { term: 'Ours', text: commitments.ownInsurance.text },
      {
        term: 'Yours',
        text: `Your policies have to cover the machine, the site and the driver, who works under your direction. ${commitments.insurance.text}`,
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Policies and complaints',
    items: [
      {
        term: 'Data protection',
        text: [
          'We’re the controller of what operators give us, under ',
          link('our privacy policy', '/privacy-policy'),
          '. Once we’ve sent you a profile, you’re the controller of your copy: keep it secure, and delete it when you no longer need it.',
        ],
      },
      {
        term: 'Modern slavery',
        text: [
          `${commitments.freeForOperators.text} ${commitments.modernSlavery.text} If you’re worried about anyone we’ve introduced, tell us or ring the `,
          link('Modern Slavery Helpline', 'https://www.modernslaveryhelpline.org/'),
          '.',
        ],
      },
      {
        term: 'Complaints',
        text: [
          'Email ',
          mailAddress,
          ' or call ',
          phoneNumber,
          `, and ${commitments.complaint.text}. You can also go to the Fair Work Agency, which enforces the rules for employment agencies.`,
        ],
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'How we check operators',
    items: [
      {
        term: 'Card',
        text: `${commitments.cardHeld.text} ${commitments.cardCheck.text} ${commitments.profileSays.text}`,
      },
      {
        term: 'Identity and references',
        text: `${commitments.identity.text} ${commitments.references.text}`,
      },
      {
        term: 'Right to work',
        text: `As the business with the direct contract, you normally make this check before the first day. ${commitments.rightToWork.text}`,
      },
    ],
  },
  {
    kind: 'list',
    heading: 'What to attach',
    items: [
      [
        'This page, our ',
        link('terms and conditions', '/terms-conditions'),
        ' and our ',
        link('privacy policy', '/privacy-policy'),
        ', printed on the day you attach them.',
      ],
      'The written terms you accepted, which give our fee and when it’s due.',
      [
        'Our insurance certificates and modern slavery policy, which we’ll send you if you email ',
        mailAddress,
        '.',
      ],
      'For each operator you take on: their profile, your right-to-work check and your broker’s answer.',
    ],
  },
];

export const forBuyers = {
  title: 'For Buyers: Supplier Details',
  description:
    'For a buyer’s file: who we are, our insurance, how we check plant operators, data protection, modern slavery and complaints, on one page to print.',
  heading: 'Supplier details for buyers',
  intro:
    'Here’s what you need to put us on the books, with the documents to attach at the end. Print this page or save it as a PDF.',
  updated: '2026-11-24',
  sections,
} as const satisfies TopPage & { readonly sections: Sections };
