import { blocks } from '../blocks';
import type { Jumps } from '../jumps';
import { hirerMust } from '../hiring';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link, type Sections } from '../section';
import { sources } from '../sources';
import type { Action, TileBlock, TopPage } from './top-page';

const sections: Sections = [
  blocks.profile,
  blocks.whatToTell,
  {
    kind: 'panel',
    heading: 'How soon can someone start?',
    intro: `${promises.leadTimeMeans.text} ${promises.rareLeadTime.text}`,
    panel: 'timeline',
  },
  {
    kind: 'prose',
    heading: 'What it costs and who pays whom',
    paragraphs: [
      `You pay the operator direct, at the rate you agree with them. ${promises.fee.text}`,
      'The operator’s rate depends on the machine, the ticket, the distance, nights and weekends, and how long the job runs. Tell us what you’re offering when you call, because they’ll ask before they say yes.',
      `${promises.feeBasis.text} ${promises.feeVat.text} ${promises.feeDue.text} ${promises.feeAgain.text} ${promises.feeRefund.text}`,
      [
        'We don’t print our fee here, so ask us for it before you decide. The ',
        link('terms and conditions', '/terms-conditions'),
        ' explain how it works.',
      ],
    ],
  },
  {
    kind: 'definitions',
    heading: 'How do you take the operator on?',
    intro:
      'You take them on, not us, so have it set up before the first shift. There are three usual ways, and which of them is right depends on how the work is really done.',
    items: [
      {
        term: 'On your payroll',
        text: 'They go on the books as your employee or worker. You run PAYE, which means you deduct tax and National Insurance before you pay them.',
      },
      {
        term: 'Self-employed, under CIS',
        text: [
          'This is for people who are genuinely self-employed. CIS is the Construction Industry Scheme: you ',
          link('verify them with HMRC', sources.cisVerify.href),
          ' before you first pay them, and HMRC tells you what to deduct.',
        ],
      },
      {
        term: 'Through an umbrella company',
        text: [
          'The umbrella company employs them and runs PAYE, and you pay the umbrella. ',
          link('Since 6 April 2026', sources.umbrella.href),
          ` the debt can be yours as well. ${hirerMust.umbrella}`,
        ],
      },
      {
        term: 'Employment status',
        text: [
          'You’re responsible for getting this right, whatever the two of you call it. An operator on your machine, at your hours and under your foreman may well be an employee or a worker. ',
          link('HMRC has a free online check', sources.employmentStatus.href),
          '. If you’re not sure, take advice before they start.',
        ],
      },
    ],
  },
  {
    kind: 'prose',
    heading: 'Who checks the right to work?',
    paragraphs: [
      [
        'You do, before the operator’s first day. ',
        link('Since 1 October 2026', sources.rightToWork.href),
        ' the check covers workers and individual subcontractors as well as employees, so paying someone under CIS doesn’t take you out of it. The penalty is up to £45,000 for each worker the first time, and up to £60,000 for a repeat.',
      ],
      `${hirerMust.rightToWork} A genuinely independent business is outside the rules, but take advice on your own case. ${promises.rightToWork.text}`,
    ],
  },
  {
    kind: 'definitions',
    heading: 'What to agree with the operator before they start',
    intro:
      'The agreement is between you and the operator, and we’re not part of it. Get these points in writing:',
    items: [
      { term: 'Pay', text: 'Agree the hourly or daily rate, overtime, travel, and which day you pay.' },
      {
        term: 'Hours and timesheets',
        text: 'Agree the start, the finish and the breaks, who signs the timesheet, and when it has to be in.',
      },
      {
        term: 'Rained off',
        text: 'Agree what you pay if the job is rained off, and how early you have to ring to stop them setting out.',
      },
      {
        term: 'Stood down',
        text: 'Agree what you pay if the machine has broken down, gone off-hire or run out of work.',
      },
      {
        term: 'Length',
        text: `You can hire ${promises.hireLength.text}. Agree how either of you extends it or ends it.`,
      },
      {
        term: 'Machine and work',
        text: 'Name the machine and the tasks. If either changes, check that the ticket still covers it.',
      },
      {
        term: 'Insurance',
        text: `Agree whose policy covers injury, damage to the machine and damage to anyone else’s property. ${hirerMust.insurance} ${promises.insurance.text}`,
      },
    ],
  },
  { kind: 'panel', heading: 'Who does what?', panel: 'lanes' },
  {
    kind: 'questions',
    heading: 'What if something goes wrong?',
    items: [
      {
        question: 'What if they don’t turn up, or they’ve got the wrong ticket?',
        answer: `${promises.replacement.text} Don’t let anyone start on a ticket that doesn’t match the machine. We offer ${promises.support.text}`,
      },
      {
        question: 'What if we’d rather have someone else?',
        answer:
          'You can end it by giving the operator the notice you agreed. Tell us what didn’t suit and we’ll look again. What happens to the fee is in the written terms you get before anyone starts.',
      },
      {
        question: 'What do we pay if we’re rained off or the machine is stood down?',
        answer:
          'You pay what you agreed with the operator. There’s no set rule, so settle it before the first shift, and ring them as early as you can on the day.',
      },
    ],
  },
  {
    kind: 'questions',
    heading: 'Other questions people ask',
    items: [
      {
        question: 'Do you need the machine too?',
        answer:
          'We find people only. If you want the machine and the driver together, ask a plant hire firm for operated hire. If you’ve already got the machine, call us.',
      },
      {
        question: 'Why do you ask about risks before you give us a name?',
        answer: [
          'The law requires it. Under the ',
          link(regulations.conduct.name, regulations.conduct.href),
          ' we have to know who you are, what the job is and what could hurt someone. We also have to confirm who the operator is, and that they have the training and qualifications the job needs. The card check and the references are our own policy on top.',
        ],
      },
    ],
  },
  {
    kind: 'sources',
    heading: 'Where the rules come from',
    checked: '2026-11-21',
    items: [sources.cisVerify, sources.employmentStatus, sources.umbrella, sources.rightToWork],
  },
];

/** What people come to the page for. */
export const hireJumps: Jumps = {
  'What it costs and who pays whom': 'What it costs',
  'Who does what?': 'Who does what',
  'What if something goes wrong?': 'If something goes wrong',
};

/** How hiring works. */
export const hireOperators = {
  title: 'Hire a Digger Driver or Plant Operator',
  description:
    'How to hire a digger driver or any plant operator: three steps, what it costs, who pays, payroll, CIS or umbrella, and what happens if you’re rained off.',
  heading: 'Hire a plant operator',
  intro: `Tell us the job, look at the profiles and pick who you want. We can find someone, ${promises.leadTime.text} and ${promises.nextDay.text}.`,
  updated: '2026-11-21',
  steps: {
    heading: 'How hiring works',
    items: [
      {
        pictogram: 'phone',
        title: 'Tell us the job',
        text: 'Call, e-mail or use the contact form. Tell us the machine, the site, how long it’s for and what the site asks for.',
      },
      {
        pictogram: 'clipboard',
        title: 'See the profiles',
        text: 'We send you operator profiles and certifications, with the card already checked and what they’ve driven lately.',
      },
      {
        pictogram: 'handshake',
        title: 'Confirm and deploy',
        text: 'You make the final choice. You agree the pay and the hours with the operator, take them on, and they start.',
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
