/* Ask a solicitor to read these terms before launch, together with the written terms that hirers sign. */
import { mailLink, phoneLink } from '../contact-text.ts';
import { legalIdentity } from '../legal-identity.ts';
import { definePage } from '../model/page.ts';
import type { Sections } from '../model/section.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';

const sections: Sections = [
  {
    kind: 'parties',
    heading: 'Who agrees what with whom',
    parties: [
      { party: 'hirer', name: 'The hirer' },
      { party: 'agency', name: 'We, the agency' },
      { party: 'operator', name: 'The operator' },
    ],
    flows: [
      [
        {
          what: 'Our fee',
          detail: 'to us, under written terms they’ve accepted',
          to: 'agency',
          payment: true,
        },
        { what: 'Profile', detail: 'to the hirer, but not before that', to: 'hirer' },
      ],
      [
        { what: 'The job and its risks', detail: 'to the operator, before they say yes', to: 'operator' },
        { what: 'Registration', detail: 'to us, free of charge', to: 'agency' },
      ],
    ],
    firstToLast: {
      what: 'The agreement is between the hirer and the operator',
      detail: 'We’re not part of it.',
    },
  },
  {
    kind: 'definitions',
    heading: '1. Who these terms are about',
    look: 'columns',
    items: [
      {
        term: 'We',
        text: `We’re ${legalIdentity}. Under the ${regulations.agenciesAct.name} we’re an employment agency. We introduce people who are looking for work to businesses that may take them on.`,
      },
      {
        term: 'Hirer',
        text: 'A hirer is a business that asks us to introduce an operator. In sections 3, 4 and 7 to 9, “you” means the hirer.',
      },
      {
        term: 'Operator',
        text: 'An operator is a person who registers with us to be introduced for work on mobile plant. The law calls this person a work-seeker.',
      },
      {
        term: 'Introduction',
        text: 'We introduce an operator when a hirer asks us for one and we give them information that identifies the operator.',
      },
    ],
  },
  {
    kind: 'prose',
    heading: '2. We only introduce operators',
    paragraphs: [
      'We act only as an introducer between hirers and operators. We don’t employ operators, pay them, direct their work or provide plant. The agreement is between the hirer and the operator. We’re not part of it, and neither of them can make commitments for us.',
      'Using this website doesn’t oblige anybody to hire, to work or to introduce. A hirer only has to pay us under written terms that the hirer has accepted, and we send no profiles before that.',
    ],
  },
  {
    kind: 'definitions',
    heading: '3. What we do before we introduce anyone',
    look: 'columns',
    items: [
      {
        term: 'What the law requires',
        text: [
          'The rules are in the ',
          link(regulations.conduct.name, regulations.conduct.href),
          '. We must find out who the hirer is, what the work is, where and when it is, and what experience, training and qualifications it needs. We must ask about its risks and the steps taken against them. Where the law itself requires a qualification, such as a lorry licence, we check that as well.',
        ],
      },
      {
        term: 'What we do by our own rule',
        text: `${promises.confirmsWho.text} ${promises.cardCheck.text} ${promises.identity.text} ${promises.references.text} ${promises.writtenTerms.text} ${promises.ownInsurance.text} Those policies don’t cover the job itself.`,
      },
    ],
  },
  {
    kind: 'list',
    heading: '4. What hirers must do',
    jump: 'Hirers',
    items: [
      'Give us complete and accurate details of the work and its risks, and tell us when they change.',
      'Make the final choice of operator, and check that the person suits the task, the machine and the site.',
      'Agree terms directly with the operator: how they’re taken on, pay, hours, length, notice and tax. Pay the operator, and deduct any tax that the law requires you to.',
      'Check the operator’s right to work before the first day, as the business with the direct contract normally has to. Take advice if you think that rule doesn’t cover the operator.',
      'Provide a safe working environment: induction, method statement, supervision, welfare, and plant that is suitable, maintained and inspected.',
      'Plan and supervise any lifting through a competent person.',
      'Have the insurance that the law and the plant-hire contract require, and tell the insurer about the operator. Confirm to us before anyone starts who insures the operator, the machine and other people.',
      'Tell us at once about an accident, a doubt about a card, or anything that suggests an operator is unsuitable.',
    ],
  },
  {
    kind: 'list',
    heading: '5. What operators must do',
    jump: 'Operators',
    items: [
      'Give us accurate information, and correct it when it changes.',
      'Hold valid NPORS, CPCS or equivalent certification for each machine they offer, and tell us if it lapses or is withdrawn.',
      'Only accept work for which they’re fit, trained and certified.',
      'Follow the site’s rules, check the machine at the start of each shift, and report defects. If it’s unsafe, stop first and then report it.',
      'Show their own public liability insurance if they work as genuine subcontractors.',
    ],
  },
  {
    kind: 'callout',
    heading: '6. Operators pay nothing',
    text: `${promises.freeForOperators.text} Registering is free, and no operator has to buy training, clothing or any other service to be introduced. The law forbids charging people for finding them work, or for trying to.`,
  },
  {
    kind: 'definitions',
    heading: '7. What hirers pay',
    jump: 'What hirers pay',
    look: 'columns',
    items: [
      {
        term: 'Our fee',
        text: `${promises.fee.text} The written terms say how much it is, if VAT is added, when it’s due and what you get back if nobody turns up. If the written terms differ from this page, the written terms apply. The worked example on this website is not a price.`,
      },
      {
        term: 'Longer hires, and the same operator again',
        text: `${promises.feeExtended.text} ${promises.feeAgain.text}`,
      },
      {
        term: 'Passing our introduction on',
        text: 'You must ask us before you pass our introduction on to another business, and you still owe the fee, as the written terms say.',
      },
    ],
  },
  {
    kind: 'definitions',
    heading: '8. How soon, and for how long',
    look: 'columns',
    items: [
      {
        term: 'Finding an operator',
        text: `${promises.usualStart.text} ${promises.reviewMeans.text} That’s our usual time and not a guarantee, because some jobs take longer and for some we find no operator. ${promises.straightAnswer.text}`,
      },
      {
        term: 'Reviewing an application',
        text: `We normally review an operator’s application within ${promises.review.text}, on the same count of days.`,
      },
      {
        term: 'Length of a hire',
        text: `A hire can run ${promises.hireLength.text}, as the hirer and the operator agree.`,
      },
    ],
  },
  {
    kind: 'definitions',
    heading: '9. If an introduction doesn’t work out',
    jump: 'If it doesn’t work out',
    look: 'columns',
    items: [
      {
        term: 'Replacement and refund',
        text: `${promises.replacement.text} ${promises.replacementFee.text} ${promises.feeRefund.text}`,
      },
      {
        term: 'If someone may be harmed',
        text: 'If we learn that an operator may be unsuitable, or that the work may be harmful to the hirer or the operator, we tell the other side without delay. We may withdraw the introduction for that reason.',
      },
    ],
  },
  {
    kind: 'definitions',
    heading: '10. What we’re liable for',
    jump: 'Liability',
    look: 'columns',
    items: [
      {
        term: 'Without a limit',
        text: 'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law doesn’t allow us to limit.',
      },
      {
        term: 'Otherwise',
        text: 'We’re liable for doing what section 3 says with reasonable care and skill. We’re not liable for what a hirer or an operator does, or doesn’t do, during the work. We’re not liable for plant in the hirer’s charge, or for loss of profit or production. Any limit on what we owe a hirer is in the written terms.',
      },
      {
        term: 'Guides on this website',
        text: [
          'The guides are general information, checked on the dates shown. They don’t replace a risk assessment, a lift plan or legal advice. ',
          link('The industry standards guide', '/resources/industry-standards'),
          ' lists the documents themselves.',
        ],
      },
    ],
  },
  {
    kind: 'list',
    heading: '11. Using this website',
    items: [
      'Use the forms for genuine enquiries and registrations, for yourself or with permission.',
      'Don’t attack or overload the forms, or test them for weaknesses, without our written agreement.',
      'Anyone can print the checklists and guides and share them on their own sites. Everything else belongs to us or to people who let us use it.',
      'We link to other websites to be helpful. We’re not responsible for what’s on them.',
    ],
  },
  {
    kind: 'prose',
    heading: '12. Personal data and confidentiality',
    paragraphs: [
      [
        'We handle personal data as the ',
        link('privacy policy', '/privacy-policy'),
        ' says. Hirers must use an operator’s details only to consider them and take them on, keep them secure, and delete them when they’re no longer needed. We use details of a hirer’s project only to find operators for it.',
      ],
    ],
  },
  {
    kind: 'definitions',
    heading: '13. Complaints, the law and changes',
    jump: 'Complaints',
    look: 'columns',
    items: [
      {
        term: 'Complaints',
        text: [
          'Email ',
          mailLink,
          ' or call ',
          phoneLink,
          `, and ${promises.complaint.text}. Operators and hirers can also go to the Fair Work Agency, which has enforced the rules for employment agencies since 7 April 2026.`,
        ],
      },
      {
        term: 'The law',
        text: 'The law of England and Wales applies, and its courts decide any dispute. If part of these terms can’t be enforced, the rest still applies.',
      },
      {
        term: 'Changes',
        text: 'The terms that apply are the ones on this page on the day of the request.',
      },
    ],
  },
];

export const termsConditions = definePage('/terms-conditions', {
  name: 'Terms and Conditions',
  description:
    'The terms of a plant operator introducer: what we check, what hirers and operators must do, who pays, what we’re liable for and how to complain.',
  intro: [
    'These terms apply to this website and to every introduction we make. See ',
    link('how hiring works', '/hire-operators'),
    ' for the steps and the cost.',
  ],
  heroDrawing: { kind: 'machine', machine: 'compactor-operators', decoration: 'large' },
  callToAction: { machine: 'forklift-operators' },
  sample: true,
  updated: '2026-11-28',
  sections,
});
