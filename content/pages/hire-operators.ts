import { outOfHoursAdvice, phoneLink } from '../contact-text.ts';
import { exampleDeduction } from '../costs/example-sums.ts';
import { feeRule } from '../costs/fee-text.ts';
import { workedExample } from '../costs/worked-example.ts';
import { formatPounds } from '../format/format-pounds.ts';
import { hiringSteps } from '../hiring/hiring-steps.ts';
import { hirerDuties, whoPays, whoPaysWhom } from '../hiring/hiring-text.ts';
import { definePage } from '../model/page.ts';
import type { SectionOnGrid, Sections } from '../model/section.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { sources } from '../sources.ts';

const payrollItems = [
  {
    term: 'On your payroll',
    text: [
      'Get their P45 or a ',
      link('starter checklist', sources.newEmployee.href),
      ', and give them ',
      link('written terms', sources.writtenTerms.href),
      ' by the first shift.',
    ],
  },
  {
    term: 'Which is right?',
    text: [
      'You decide if they’re employed, so take advice. Somebody who works your machine under your foreman may be an employee or a worker whatever you call it. Try ',
      link('HMRC’s online check', sources.employmentStatus.href),
      '.',
    ],
  },
] as const;

/** One section for each kind of hirer, in the order of the jump links at the top of the page. */
const whoAsks: readonly SectionOnGrid[] = [
  {
    kind: 'definitions',
    heading: 'Contractors: payroll, CIS or an umbrella',
    jump: 'Contractor',
    intro: 'This part is for building, groundwork and demolition firms and for developers.',
    items: [
      payrollItems[0],
      {
        term: 'A genuine subcontractor, under CIS',
        text: [
          'The Construction Industry Scheme doesn’t make anyone self-employed. Before you first pay them, ',
          link('verify them with HMRC', sources.cisVerify.href),
          ' by their UTR (tax reference), and HMRC says what to deduct. That’s nothing if they have ',
          link('gross payment status', sources.grossPayment.href),
          '.',
        ],
      },
      {
        term: 'Their own company',
        text: 'CIS can apply, and under IR35 you decide how the work is taxed, unless you’re a small firm.',
      },
      {
        term: 'Umbrella company',
        text: [
          'It employs the operator and invoices you. ',
          link('Since 6 April 2026', sources.umbrella.href),
          `, ${hirerDuties.umbrella}`,
        ],
      },
      payrollItems[1],
    ],
  },
  {
    kind: 'steps',
    heading: 'Never hired a driver before?',
    jump: 'Small builder',
    intro: [
      'If you don’t run a payroll or CIS yet, start early, because registering can take weeks. See ',
      link('the sums with and without payroll', '/hire-operators#what-it-costs'),
      '.',
    ],
    items: [
      {
        title: 'Ring us',
        text: [
          phoneLink,
          ', or ',
          link('send a message', '/contact'),
          `, with the machine, the postcode, the dates and the risks. ${promises.feeTold.text}`,
        ],
      },
      {
        title: 'Accept our written terms and pick a profile',
        text: 'Pick whoever’s ticket and recent work fit, and keep the profile secure.',
      },
      {
        title: 'Agree the job with the driver',
        text: 'Put the rate, hours, travel, digs, wet days, payday and notice in writing, and both sign it.',
      },
      {
        title: 'Choose how to pay',
        text: 'On your payroll you add holiday, National Insurance and pension. A genuine subcontractor invoices you instead. As a building firm you’re then a CIS contractor, so register before you first pay one, and HMRC tells you how much tax to take off, if any.',
      },
      {
        title: 'Check their right to work',
        text: 'Do it before the first day, and keep a copy.',
      },
      {
        title: 'Ring your broker',
        text: 'Ask about three things: employers’ liability, hired-in plant naming this driver, and cable strikes. Get the answer by email.',
      },
      {
        title: 'If the driver’s ill, ring us',
        text: `${promises.replacementFee.text} ${hirerDuties.illness}`,
      },
    ],
  },
  {
    kind: 'questions',
    heading: 'Plant hire firms and hired machines',
    jump: 'Plant hire firm',
    items: [
      {
        question: 'Is your driver off tomorrow?',
        answer: `Ring before we close with the machine, the client’s site and who’ll take the driver on. ${promises.standing.text}`,
      },
      {
        question: 'Who takes the driver on, us or our client?',
        answer: [
          'You do, if the driver goes out with your machine: you pay them and insure them. On ',
          link('CPA terms', sources.hireConditions.href),
          ' they work under your client’s direction, so ask your broker who pays for damage or injury. If your client takes them on, you’re hiring out a bare machine.',
        ],
      },
      {
        question: 'How do we pay them?',
        answer:
          'On your payroll, or under CIS if they’re a genuine subcontractor: plant hired out with a driver for building or earth-moving counts as construction.',
      },
      {
        question: 'Can we pass your introduction on to our client?',
        answer: 'Ring first and tell us who’ll take the operator on. You still owe us the fee.',
      },
      {
        question: 'We’ve hired a bare machine. Can the driver you find us use it?',
        answer:
          'Ask the hire firm if it accepts your own driver, and your broker if your hired-in plant cover includes them.',
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Quarries and waste sites',
    jump: 'Quarry or waste',
    intro: [
      'Digging minerals out is outside CIS, so the choice is your payroll or someone who’s genuinely in business. You decide, so take advice and try ',
      link('HMRC’s online check', sources.employmentStatus.href),
      '.',
    ],
    items: [
      {
        term: 'The ticket',
        text: [
          'Tell us which cards your gate takes, MPQC included. The ',
          link(
            'dump truck tickets, days or nights',
            '/industries/quarry-operations#dump-truck-drivers-days-or-nights',
          ),
          ' are on the quarry page.',
        ],
      },
      {
        term: 'Nights',
        text: [
          'A run of nights takes longer to fill. The limits are under ',
          link('hours and nights', '/hire-operators#what-to-agree-with-the-operator-before-they-start'),
          '.',
        ],
      },
      {
        term: 'Who pays what',
        text: `You pay the driver direct, with any night rate and digs you agree, and us ${promises.feeInShort.text} for the whole run.`,
      },
      {
        term: 'Roads, capping and yards',
        text: 'Building or capping work is construction, and a haul road or restoration may be. Ask HMRC about yard work, such as feeding a shredder.',
      },
    ],
  },
  {
    kind: 'definitions',
    heading: 'Farms, yards and other businesses',
    jump: 'Farm or other business',
    intro: [
      'For a driver on your own land you normally have no CIS to run. It only reaches ',
      link('a business that spends over £3 million a year on construction', sources.cisBusinesses.href),
      ', and even then not ',
      link('work on property it uses itself', sources.cisOwnProperty.href),
      '.',
    ],
    items: [
      {
        term: 'How to pay',
        text: [
          'Put them on your payroll, or pay their invoice if they’re genuinely in business. You decide, so take advice and try ',
          link('HMRC’s online check', sources.employmentStatus.href),
          '.',
        ],
      },
      {
        term: 'Cards and training',
        text: [
          'The law doesn’t ask for a card, but the driver has to be trained on that machine for that job. For a telehandler or forklift ',
          link('HSE normally expects formal training', sources.farmTraining.href),
          ', such as a Lantra or NPORS certificate.',
        ],
      },
      {
        term: 'Insurance',
        text: 'A farm policy may not cover a digger driver or a buried cable, so ring your broker.',
      },
      {
        term: 'Crops, stock or feed',
        text: promises.farmWork.text,
      },
    ],
  },
];

const answers: readonly SectionOnGrid[] = [
  ...whoAsks,
  {
    kind: 'questions',
    heading: 'What if something goes wrong?',
    jump: 'If the driver’s ill',
    items: [
      {
        question: 'What if the driver’s ill or doesn’t turn up?',
        answer: `${promises.replacement.text} ${promises.replacementFee.text} ${promises.feeRefund.text} ${promises.support.text}`,
      },
      {
        question: 'What if you’re rained off, or the machine is stood down?',
        answer: 'You pay the driver whatever you agreed for a wet day.',
      },
    ],
  },
  {
    kind: 'list',
    heading: 'How soon can someone start?',
    jump: 'Tomorrow or Monday',
    items: [
      `${promises.usualStart.text} ${promises.reviewMeans.text}`,
      promises.tomorrow.text,
      outOfHoursAdvice,
      `${promises.mondayStart.text} ${promises.fridayAfternoon.text}`,
      promises.straightAnswer.text,
      `For a Saturday, ${promises.saturdayStart.text}, and offer the Friday too.`,
      promises.rareLeadTime.text,
    ],
  },
  {
    kind: 'definitions',
    heading: 'Insurance, hours and right to work',
    id: 'what-to-agree-with-the-operator-before-they-start',
    jump: 'Insurance and nights',
    items: [
      {
        term: 'Insurance',
        text: `${promises.ownInsuranceInShort.text} Your policies have to cover the machine, the site and the driver. ${hirerDuties.insurance}`,
      },
      {
        term: 'Nights',
        text: [
          `${regulations.nightWork.asks} See `,
          link('GOV.UK on night work', regulations.nightWork.href),
          ', and our guide for ',
          link('the week and rest', '/resources/health-safety#how-do-you-manage-tiredness'),
          '.',
        ],
      },
      {
        term: 'Right to work',
        text: [
          `${hirerDuties.rightToWork} `,
          link('Since 1 October 2026', sources.rightToWork.href),
          ' that covers workers and individual subcontractors too, with a first penalty of up to £45,000 a person. A genuinely independent business stays outside, so take advice.',
        ],
      },
    ],
  },
];

const costNotes = {
  heading: 'VAT and what else changes the sum',
  items: [
    [
      'On your payroll, sick pay can come on top. Travel and digs ',
      link('for a single site', sources.siteTravel.href),
      ' usually count as pay for National Insurance, which ',
      link('Employment Allowance', sources.employmentAllowance.href),
      ' may cover.',
    ],
    [
      `Under CIS the total’s the same. At ${workedExample.cisPercent}%, ${formatPounds(exampleDeduction.toOperator)} goes to the driver and ${formatPounds(exampleDeduction.toHmrc)} to HMRC, travel and digs included.`,
    ],
    'The rate depends on the machine, the ticket, the distance, the hours and the length of the job.',
    [
      'If you’re VAT-registered and so is a self-employed operator, ask your accountant about the ',
      link('reverse charge', sources.reverseCharge.href),
      '.',
    ],
    `${promises.feeExtended.text} ${promises.feeAgain.text}`,
    promises.feeVat.text,
  ],
} as const;

/** The sections of the page, in display order. You can move, change or remove each of them. */
const sections: Sections = [
  { kind: 'timeline', heading: 'From your call to the first shift', items: hiringSteps },
  { kind: 'parties', width: 'window', heading: 'Who pays whom', intro: whoPays, ...whoPaysWhom },
  {
    kind: 'cost',
    shows: 'lines',
    heading: 'What it costs',
    intro: `The same driver with and without payroll. ${feeRule}`,
    notes: costNotes,
  },
  {
    kind: 'sample-profile',
    width: 'window',
    heading: 'What you receive',
    intro: ['Here’s what we send you, and ', link('every line of one', '/for-buyers#operator-profile'), '.'],
  },
  {
    kind: 'group',
    heading: 'More about hiring',
    intro: ['Does your buyer need our details? Print ', link('one page for buyers', '/for-buyers'), '.'],
    sections: answers,
  },
];

export const hireOperators = definePage('/hire-operators', {
  name: 'Hire Operators',
  title: 'Hire a Digger Driver or Plant Operator',
  description:
    'How to hire a digger driver or any plant operator: what it costs, how soon they start, payroll or CIS, and what happens if they’re ill.',
  heading: 'Hire a plant operator',
  intro: `${promises.usualStart.text} ${promises.mondayStart.text} Pick who you are and read only your part.`,
  callToAction: {
    button: { label: 'Start the Hiring Process', href: '/contact' },
    machine: 'telehandler-operators',
  },
  updated: '2026-11-26',
  heroDrawing: { kind: 'machine', machine: 'excavator-operators', decoration: 'large' },
  sections,
});
