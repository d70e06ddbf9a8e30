import { blocks } from '../blocks';
import { hirerMust, whoPays } from '../hiring';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link, type Sections } from '../section';
import { sources } from '../sources';
import type { Action, TileBlock, TopPage } from './top-page';

const sections: Sections = [
  {
    kind: 'list',
    heading: 'What it costs and who pays whom',
    jump: 'What it costs',
    intro: `${whoPays} ${commitments.feeBasis.text}`,
    items: [
      'The operator’s rate depends on the machine, the ticket, the distance, nights and weekends, and how long the job runs.',
      'On your payroll, you also pay their holiday, employer’s National Insurance, pension and sick pay.',
      'If they’re self-employed or have their own company, ask if the rate is plus VAT.',
      commitments.feeVat.text,
      commitments.feeDue.text,
      commitments.feeAgain.text,
      commitments.feeRefund.text,
    ],
  },
  {
    kind: 'definitions',
    heading: 'How soon can someone start?',
    jump: 'Friday for Monday',
    items: [
      {
        term: 'Friday for Monday',
        text: `${commitments.mondayStart.text} ${commitments.fridayAfternoon.text} ${commitments.answered.text}`,
      },
      {
        term: 'From call to start',
        text: `${commitments.leadTimeMeans.text} ${commitments.straightAnswer.text}`,
      },
      { term: 'Rare machines', text: commitments.rareLeadTime.text },
    ],
  },
  {
    ...blocks.whatToTell,
    intro:
      'The law requires us to know the job and its risks before we give you a name, so have these ready.',
  },
  { ...blocks.profile, folded: true },
  {
    kind: 'definitions',
    heading: 'Can accounts set them up by Monday?',
    jump: 'Payroll and CIS',
    intro: 'Usually yes, if you already run a payroll or pay subcontractors.',
    items: [
      {
        term: 'On your payroll',
        text: [
          'Get their P45 or a ',
          link('starter checklist', sources.newEmployee.href),
          ', National Insurance number, address and bank details. They only have to be on the payroll by the first payday, but give them ',
          link('written terms', sources.writtenTerms.href),
          ' by the first shift. If you’ve never run a payroll, registering as an employer can take a few weeks.',
        ],
      },
      {
        term: 'Self-employed, under CIS',
        text: [
          'The Construction Industry Scheme is for genuinely self-employed people on construction work. If you’re registered as a contractor, you ',
          link('verify them with HMRC', sources.cisVerify.href),
          ' online before you first pay them, and it tells you what to deduct. Get their name, tax reference (UTR) and National Insurance number. Quarries and waste yards can be outside it.',
        ],
      },
      {
        term: 'Their own company',
        text: 'Get the company’s name, number and tax reference, as CIS can apply. IR35, the tax rules for people who work through their own company, may make it your job to decide how they’re taxed.',
      },
      {
        term: 'Through an umbrella company',
        text: [
          'The umbrella company employs them and you pay it, so ask how soon it can start. ',
          link('Since 6 April 2026', sources.umbrella.href),
          `, ${hirerMust.umbrella}`,
        ],
      },
      {
        term: 'Which is right?',
        text: [
          'It’s your job to get this right. An operator on your machine, at your hours and under your foreman may well be an employee or a worker. Use ',
          link('HMRC’s free online check', sources.employmentStatus.href),
          ', and take advice if you’re not sure.',
        ],
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'What to agree with the operator before they start',
    intro: 'Put it in writing.',
    items: [
      {
        term: 'Pay',
        text: 'Agree the hourly or daily rate, overtime, travel, digs, payday and who signs the timesheet.',
      },
      {
        term: 'Length and work',
        text: `You can hire ${commitments.hireLength.text}. Agree how either of you ends it, and check the ticket again if the machine or the work changes.`,
      },
      {
        term: 'Insurance',
        text: `${commitments.insurance.text} ${hirerMust.insurance}`,
      },
      {
        term: 'Right to work',
        text: [
          `${hirerMust.rightToWork} `,
          link('Since 1 October 2026', sources.rightToWork.href),
          ` the check covers workers and individual subcontractors as well as employees, and the first penalty is up to £45,000 for each person. Take advice if you think the operator is outside it. ${commitments.rightToWork.text}`,
        ],
      },
    ],
  },
  {
    kind: 'prose',
    heading: 'How many hours can they work?',
    jump: 'Hours and rest',
    paragraphs: [
      [
        `${regulations.workingTime.asks} The `,
        link(regulations.workingTime.short, regulations.workingTime.href),
        ' don’t cover the genuinely self-employed, so agree the same rest with them.',
      ],
    ],
  },
  {
    kind: 'questions',
    heading: 'What if something goes wrong?',
    jump: 'If something goes wrong',
    items: [
      {
        question: 'They don’t turn up, they’ve got the wrong ticket, or you want someone else?',
        answer: `${commitments.replacement.text} Don’t let anyone start on a ticket that doesn’t match the machine. We offer ${commitments.support.text}`,
      },
      {
        question: 'You’re rained off, or the machine is stood down?',
        answer:
          'You pay what you agreed with the operator. Settle that, and how early you’ll ring, before the first shift.',
      },
    ],
  },
  {
    kind: 'questions',
    heading: 'Plant hire firms and hired machines',
    jump: 'Plant hire firms',
    items: [
      {
        question: 'We’re a plant hire firm. Who takes the operator on, us or our client?',
        answer: [
          'Either of you can, so tell us which when you call. If you take them on and send them out with your machine, clause 8 of the ',
          link('CPA conditions', sources.hireConditions.href),
          ' (Construction Plant-hire Association) puts them under your client’s direction for the hire. If your client takes them on, you’re hiring out a bare machine, without a driver.',
        ],
      },
      {
        question: 'Can we pass your introduction on to our client?',
        answer:
          'Ask us first, because the law requires us to know who takes the operator on and what the risks are. If you do, you still owe us the fee.',
      },
      {
        question: 'We’ve hired a bare machine. Can the driver you find us use it?',
        answer:
          'Ask the hire firm if it accepts your own driver. Under clause 13 of the CPA conditions you pay for loss and damage while it’s on hire, and can be charged while it stands idle. Ask your broker if your hired-in plant cover includes them.',
      },
    ],
  },
  { kind: 'panel', heading: 'Who does what?', panel: 'lanes', folded: true },
];

/** How hiring works. */
export const hireOperators = {
  title: 'Hire a Digger Driver or Plant Operator',
  description:
    'How to hire a digger driver or any plant operator: what it costs, how soon they start, payroll, CIS or umbrella, and what happens if it goes wrong.',
  heading: 'Hire a plant operator',
  intro: `We can find someone, ${commitments.leadTime.text} and ${commitments.nextDay.text}. Tell us the job, look at the profiles and pick who you want.`,
  updated: '2026-11-22',
  steps: {
    heading: 'How hiring works',
    items: [
      {
        pictogram: 'phone',
        title: 'Tell us the job',
        text: 'Call, e-mail or use the contact form with the machine, the site, the dates and what the site asks for.',
      },
      {
        pictogram: 'clipboard',
        title: 'See the profiles',
        text: commitments.profile.text,
      },
      {
        pictogram: 'handshake',
        title: 'Confirm and deploy',
        text: 'You make the final choice, agree the pay and the hours with the operator, take them on, and they start.',
      },
    ],
  },
  start: { label: 'Start the Hiring Process', href: '/contact' },
  sections,
} as const satisfies TopPage & {
  readonly steps: TileBlock;
  readonly start: Action;
  readonly sections: Sections;
};
