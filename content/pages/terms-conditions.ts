/* A solicitor should read these terms before launch, beside the written terms that hirers sign. */
import { company, terms } from '../company';
import { regulations } from '../regulations';
import { link, type Sections } from '../section';
import { legalIdentity } from './legal-identity';
import type { TopPage } from './top-page';

const sections: Sections = [
  {
    kind: 'definitions',
    heading: '1. Who and what',
    items: [
      {
        term: 'We',
        text: `${legalIdentity}. We are an employment agency under the Employment Agencies Act 1973: we introduce people who seek work to those who may engage them.`,
      },
      { term: 'Hirer', text: 'A business that asks us to introduce an operator.' },
      {
        term: 'Operator',
        text: 'A person who registers with us to be introduced for work on mobile plant. Some of the law calls this person a work-seeker.',
      },
      {
        term: 'Introduction',
        text: 'Giving a hirer information that identifies an operator, in answer to a request.',
      },
    ],
  },
  {
    kind: 'prose',
    heading: '2. We introduce, and no more',
    paragraphs: [
      'We act only as an introducer between hirers and operators. We do not engage operators, pay them, direct them or provide plant. We are no party to the agreement between hirer and operator, and neither of them may bind us.',
      'Using this website creates no obligation to hire, to work or to introduce. A request becomes a commitment to pay only under written terms that the hirer has accepted.',
    ],
  },
  {
    kind: 'list',
    heading: '3. What we do before an introduction',
    intro: [
      'The ',
      link(regulations.conduct.name, regulations.conduct.href),
      ' set the minimum. Before we introduce anyone we',
    ],
    items: [
      'agree written terms with the hirer, with any fee and when it falls due;',
      'record the hirer’s identity, the work, its place, dates and hours, the risks known and the steps taken against them, and the experience and qualifications needed;',
      'confirm the operator’s identity, experience, training and qualifications for that work;',
      'check each certification card with the scheme that issued it, and take up references;',
      'make sure that the operator knows about the job and is willing to do it.',
    ],
  },
  {
    kind: 'list',
    heading: '4. What hirers do',
    items: [
      'Give complete and accurate details of the work and its risks, and tell us when they change.',
      'Make the final choice of operator, and check that the person is suitable for the task, the machine and the site.',
      'Agree terms directly with the operator: basis of engagement, pay, hours, length, notice and tax.',
      'Provide a safe working environment: induction, method statement, supervision, welfare, and plant that is suitable, maintained and inspected.',
      'Plan and supervise any lifting operation through a competent person.',
      'Hold the insurance that the law and the plant-hire contract require, and confirm it in writing before a start.',
      'Tell us at once of an accident, a concern about a card, or anything that suggests an operator is unsuitable.',
    ],
  },
  {
    kind: 'list',
    heading: '5. What operators do',
    items: [
      'Give accurate information, and correct it when it changes.',
      'Hold valid NPORS, CPCS or equivalent certification for each machine they offer, and say when it lapses or is withdrawn.',
      'Accept only work for which they are fit, trained and certified.',
      'Follow the site’s rules, check the machine at the start of each shift, report defects and stop when it is unsafe.',
      'Hold their own insurance where they work as self-employed.',
    ],
  },
  {
    kind: 'callout',
    heading: '6. Operators pay nothing',
    text: 'We charge work-seekers no fee for finding or trying to find them work. Registering is free. No purchase of training, clothing or any other service is a condition of being introduced.',
  },
  {
    kind: 'prose',
    heading: '7. What hirers pay',
    paragraphs: [
      'Prices are not published on this website. The fee for an introduction, and any fee for extending or repeating one, stands in the written terms sent before the first introduction. Where those terms and this page differ, the written terms prevail.',
      'A hirer who passes our introduction to another business remains answerable for the fee, as the written terms provide.',
    ],
  },
  {
    kind: 'prose',
    heading: '8. Timing and availability',
    paragraphs: [
      `Lead times on this website describe what is often possible: ${terms.supply}, or ${terms.supplyRange}. They depend on availability and are no promise. Applications from operators are reviewed within ${terms.review} in the normal course. Hire runs ${terms.hire}, as hirer and operator agree.`,
      'Support outside office hours means that we answer and look for another operator to introduce. It is no promise that one will be found.',
    ],
  },
  {
    kind: 'prose',
    heading: '9. If an introduction proves unsuitable',
    paragraphs: [
      'If we learn that an operator may be unsuitable for the work, or that the work may harm either of you, we tell the other side without delay. We may withdraw an introduction for that reason. What becomes of the fee stands in the written terms.',
    ],
  },
  {
    kind: 'prose',
    heading: '10. Liability',
    paragraphs: [
      'Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else that cannot be limited by law.',
      'Apart from that, we answer for carrying out section 3 with reasonable care and skill. We do not answer for the acts or omissions of a hirer or an operator during the work, for plant in the hirer’s charge, or for loss of profit or production. Any cap on liability to a hirer stands in the written terms.',
      [
        'The pages and guides on this website are general information, checked on the dates shown. They do not replace a risk assessment, a lift plan or legal advice. See ',
        link('the industry standards guide', '/resources/industry-standards'),
        ' for the documents themselves.',
      ],
    ],
  },
  {
    kind: 'list',
    heading: '11. Using this website',
    items: [
      'Use the forms for genuine enquiries and registrations, in your own name or with authority.',
      'Do not attack, overload or search the forms for weaknesses without our written agreement.',
      'You may print and share the checklists and guides on your own sites. Otherwise the content belongs to us or to those who let us use it.',
      'Links to other sites are for convenience. Their content is their owners’ affair.',
    ],
  },
  {
    kind: 'prose',
    heading: '12. Data and confidence',
    paragraphs: [
      [
        'Personal data is handled as the ',
        link('privacy policy', '/privacy-policy'),
        ' says. Hirers use operators’ details only to consider and engage them, keep them secure, and delete them when no longer needed. We use details of a hirer’s project only to find operators for it.',
      ],
    ],
  },
  {
    kind: 'prose',
    heading: '13. Complaints, law and changes',
    paragraphs: [
      `Write to ${company.email} or ring ${company.phone}. We acknowledge a complaint and say how it will be looked into. Work-seekers and hirers may also go to the government’s employment-agency regulator.`,
      'The law of England and Wales applies, and its courts decide disputes. If part of these terms cannot be enforced, the rest stands. The version in force is the one on this page on the day of your request.',
    ],
  },
];

/** The terms of an introducer. */
export const termsConditions = {
  title: 'Terms and Conditions',
  description:
    'Terms of an introducer: what we check, what hirers and operators each do, who pays, what lead times mean, liability, and how to complain.',
  heading: 'Terms and Conditions',
  intro: [
    'These terms apply to this website and to introductions made through it. The shape is simple: we introduce, the hirer chooses and keeps site duties, the operator is honest about card and experience. ',
    link('How hiring works', '/hire-operators'),
    ' says the same with fewer clauses.',
  ],
  updated: '2026-11-20',
  sections,
} as const satisfies TopPage & { readonly sections: Sections };
