import { blocks } from '../blocks';
import { duties, hirerMust, liability, whoPays } from '../hiring';
import { commitments } from '../commitments';
import { mailAddress } from '../contact-words';
import { regulations } from '../regulations';
import { link, type Section, type Sections, type Text } from '../section';
import type { ServiceSlug } from '../site-path';
import { sources } from '../sources';
import type { Action, MomentBlock, TileBlock, TopPage } from './top-page';

const sections: Sections = [
  {
    kind: 'questions',
    heading: 'What if something goes wrong?',
    jump: 'If the driver’s ill',
    items: [
      {
        question: 'What if the driver falls ill, doesn’t turn up or isn’t right for the job?',
        answer: `${commitments.replacement.text} ${commitments.replacementFee.text} ${commitments.feeRefund.text} You only pay for a day’s illness if you agreed to, or if they’re an employee who gets sick pay. ${commitments.support.text}`,
      },
      { question: liability.question, answer: `${liability.short} ${liability.answer}` },
      {
        question: 'What if you’re rained off, or the machine is stood down?',
        answer: 'You pay the driver whatever you agreed for a wet day, so settle it before the first shift.',
      },
    ],
  },
  {
    kind: 'list',
    heading: 'How soon can someone start?',
    items: [
      [
        'For tomorrow, ring while the office is open. After hours it’s unlikely, but email the job to ',
        mailAddress,
        `, ${commitments.emailsAnswered.text}.`,
      ],
      `${commitments.mondayStart.text} ${commitments.fridayAfternoon.text}`,
      commitments.straightAnswer.text,
      `For a Saturday, ${commitments.saturdayStart.text}, and offer the Friday too, because few drivers travel far for half a day.`,
      commitments.rareLeadTime.text,
    ],
  },
  {
    kind: 'steps',
    heading: 'Never hired a driver before?',
    jump: 'Never hired before?',
    items: [
      {
        term: 'Ring us',
        text: 'Have the machine, the site, the dates and the risks ready.',
      },
      {
        term: 'Accept our written terms',
        text: 'They give our fee and when it’s due, and we then send profiles.',
      },
      {
        term: 'Read the profiles and pick',
        text: 'Pick whoever’s ticket and recent work fit. Keep the profile secure, and delete it when you no longer need it.',
      },
      {
        term: 'Agree the job with the driver',
        text: 'Put the rate, hours, travel, payday and wet days in writing, and both sign it.',
      },
      {
        term: 'Set up the pay',
        text: 'Deduct tax on your payroll, or under CIS if they’re genuinely self-employed.',
      },
      {
        term: 'Check and insure, then meet them at the gate',
        text: 'Do both as shown at the top of this page.',
      },
    ],
  },
  {
    kind: 'questions',
    heading: 'Plant hire firms and hired machines',
    jump: 'Plant hire firms',
    items: [
      {
        question: 'Is your driver off tomorrow?',
        answer: 'Ring while the office is open, and say who’ll take the driver on.',
      },
      {
        question: 'We’re a plant hire firm. Who takes the driver on, us or our client?',
        answer: [
          'If the driver goes out with your machine, you take them on, pay them and insure them. On ',
          link('CPA terms', sources.hireConditions.href),
          ' (Construction Plant-hire Association) they work under your client’s direction, and your broker can tell you who pays for damage or injury. If your client takes them on, you’re hiring out a bare machine. We need to know which it is.',
        ],
      },
      {
        question: 'Can we pass your introduction on to our client?',
        answer:
          'Ask us first, because we have to know who takes the operator on and what the risks are. You still owe us the fee.',
      },
      {
        question: 'We’ve hired a bare machine. Can the driver you find us use it?',
        answer:
          'Ask the hire firm if it accepts your own driver. Under CPA clause 13 you pay for damage and maybe stood time. Ask your broker if your hired-in plant cover includes the driver.',
      },
    ],
  },
  blocks.whatToTell,
  {
    kind: 'definitions',
    heading: 'Can accounts set them up by Monday?',
    intro:
      'Usually yes, if you already run a payroll or pay subcontractors. If you do neither, registering as an employer can take weeks.',
    items: [
      {
        term: 'On your payroll',
        text: [
          'Get their P45 or a ',
          link('starter checklist', sources.newEmployee.href),
          ', National Insurance number, address and bank details, in time for the first payday. Give them ',
          link('written terms', sources.writtenTerms.href),
          ' by the first shift.',
        ],
      },
      {
        term: 'Self-employed, under CIS',
        text: [
          'The Construction Industry Scheme is for genuinely self-employed people on construction work, which can leave out quarries and waste yards. If you’re registered as a contractor, you ',
          link('verify them with HMRC', sources.cisVerify.href),
          ' by their UTR (tax reference) before you first pay them, and HMRC says what to deduct.',
        ],
      },
      {
        term: 'Their own company',
        text: 'Get its name, number and tax reference, as CIS can apply. Under IR35, medium and large firms decide how the work is taxed, and small ones leave it to the worker’s company.',
      },
      {
        term: 'Umbrella company',
        text: [
          'The umbrella company employs the operator and invoices you. ',
          link('Since 6 April 2026', sources.umbrella.href),
          `, ${hirerMust.umbrella}`,
        ],
      },
      {
        term: 'Which is right?',
        text: [
          'That’s for you to decide. An operator on your machine and under your foreman may be an employee or a worker, so use ',
          link('HMRC’s online check', sources.employmentStatus.href),
          ' or take advice.',
        ],
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Insurance, hours and right to work',
    id: 'what-to-agree-with-the-operator-before-they-start',
    jump: 'Insurance, hours and nights',
    items: [
      {
        term: 'Insurance',
        text: `${commitments.ownInsurance.text} Your policies have to cover the machine, the site and the driver. ${hirerMust.insurance}`,
      },
      {
        term: 'Pay and length',
        text: `Agree the rate, overtime, travel, digs, payday and who signs the timesheet. You can hire ${commitments.hireLength.text}, and should agree how either of you ends it.`,
      },
      {
        term: 'Hours and rest',
        text: [
          `${regulations.workingTime.asks} The `,
          link(regulations.workingTime.short, regulations.workingTime.href),
          ' don’t cover the genuinely self-employed. Agree the same rest with them.',
        ],
      },
      {
        term: 'Nights',
        text: [
          `${regulations.nightWork.asks} See `,
          link('GOV.UK on night work', regulations.nightWork.href),
          '.',
        ],
      },
      {
        term: 'Right to work',
        text: [
          `${hirerMust.rightToWork} `,
          link('Since 1 October 2026', sources.rightToWork.href),
          ` that covers workers and individual subcontractors as well as employees, with a first penalty of up to £45,000 for each person. ${commitments.rightToWork.text}`,
        ],
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Who does what?',
    items: duties.map(({ who, before, start, onSite }) => ({
      term: who,
      text: `First: ${before}. Before the start: ${start}. On site: ${onSite}.`,
    })),
  },
];

/** Appears next to the worked example. */
const otherCosts: Section = {
  kind: 'list',
  heading: 'VAT and what else changes the sum',
  items: [
    'If you put the operator on your payroll, add holiday, employer’s National Insurance, pension and sick pay.',
    'The rate depends on the machine, the ticket, the distance, the hours and the length of the job.',
    [
      'A self-employed operator may be VAT-registered. If you are too, and you report their pay under CIS, the ',
      link('reverse charge', sources.reverseCharge.href),
      ' normally applies and you account for the VAT. It doesn’t if you’ve told them in writing that you’re an end user or intermediary, so ask your accountant.',
    ],
    `${commitments.feeExtended.text} ${commitments.feeAgain.text}`,
    `${commitments.feeTold.text} ${commitments.feeVat.text}`,
  ],
};

const steps = [
  {
    pictogram: 'phone',
    when: 'By midday on Friday',
    title: 'Tell us the job',
    text: 'Call, email or use the contact form with the machine, the site, the dates and what the site asks for.',
  },
  {
    pictogram: 'clipboard',
    when: 'Once you’ve accepted our written terms',
    title: 'See the profiles',
    text: commitments.profile.text,
  },
  {
    pictogram: 'handshake',
    when: 'When one of them fits',
    title: 'Confirm and deploy',
    text: 'You make the final choice, agree the pay and the hours, and take the operator on.',
  },
] as const;

export const hireOperators = {
  title: 'Hire a Digger Driver or Plant Operator',
  description:
    'How to hire a digger driver or any plant operator: what it costs, how soon they start, payroll, CIS or umbrella, and what happens if it goes wrong.',
  heading: 'Hire a plant operator',
  intro: `${commitments.usualStart.text} ${commitments.mondayStart.text}`,
  updated: '2026-11-24',
  /** The machine that is drawn at the top of the page. */
  machine: 'excavator-operators',
  steps: { heading: 'How hiring works', items: steps },
  timeline: {
    heading: 'Between your call and Monday',
    items: [
      ...steps.map(({ when, title, text }, index) => ({ when, title, text, mark: index + 1 })),
      {
        mark: 'shield',
        when: 'Before the first day',
        title: 'Check and insure',
        text: 'Check their right to work, have your broker confirm cover in writing, and keep dated copies.',
      },
      {
        mark: 'hard-hat',
        when: 'On Monday morning',
        title: 'Meet them at the gate',
        text: 'Check the card, give the induction and go through the RAMS (risk assessment and method statement).',
      },
    ],
  },
  parties: { heading: 'Who pays whom', intro: whoPays },
  costs: {
    heading: 'What it costs',
    intro: 'The fee is the same for a day as for a week, because we find and check the operator once.',
  },
  otherCosts,
  profile: {
    heading: 'What you receive',
    intro: 'Here’s what we send you.',
  },
  /** The heading above sections that each answer a question. */
  questions: 'More about hiring',
  buyers: ['Does your buyer need our details? Print ', link('one page for buyers', '/for-buyers'), '.'],
  sections,
  start: { label: 'Start the Hiring Process', href: '/contact' },
} as const satisfies TopPage & {
  readonly machine: ServiceSlug;
  readonly steps: TileBlock;
  readonly timeline: MomentBlock;
  readonly parties: { readonly heading: string; readonly intro: Text };
  readonly costs: { readonly heading: string; readonly intro: Text };
  readonly otherCosts: Section;
  readonly profile: { readonly heading: string; readonly intro: string };
  readonly questions: string;
  readonly buyers: Text;
  readonly sections: Sections;
  readonly start: Action;
};
