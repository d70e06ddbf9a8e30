import { card } from '../cards';
import { terms } from '../company';
import { regulations } from '../regulations';
import { link, type Sections } from '../section';
import type { Action, TileBlock, TopPage } from './top-page';

const sections: Sections = [
  {
    kind: 'checklist',
    heading: 'Have this ready before you ring',
    intro: [
      'The ',
      link(regulations.conduct.name, regulations.conduct.href),
      ' require us to know the job before we introduce anybody. These answers are what they ask for, and they save a second call. ',
      link('A fuller planning sheet', '/resources/project-planning'),
      ' can be printed.',
    ],
    items: [
      'Your company, the site address with postcode, and the person on the gate',
      'Machine make, model and weight or capacity, and any attachments',
      'The task: digging, loading, lifting, trimming, tipping',
      'Start date, likely length, daily hours, nights or weekends',
      'Card scheme, category and logo which the site insists on',
      'Known risks and how they are controlled: services, slopes, traffic, contamination',
      'Experience you need beyond the card, such as machine control or demolition',
      'Who inducts, who supervises, and when',
      'Rate, expenses and method of engagement you propose to the operator',
    ],
  },
  {
    kind: 'definitions',
    heading: 'What you and the operator agree between you',
    intro:
      'The working agreement is yours and theirs; we are no party to it. Put at least these six points on paper before the first shift.',
    items: [
      {
        term: 'Basis',
        text: 'Whether the operator joins you as an employee or worker, or comes as a self-employed contractor. Tax and employment rights follow from the facts, whatever the label says.',
      },
      {
        term: 'Pay',
        text: 'Rate, overtime, travel, when it is paid, and what happens to a wet or stood day.',
      },
      { term: 'Hours', text: 'Start, finish, breaks, nights, and notice of a change.' },
      {
        term: 'Length',
        text: `Dates, extension and notice to end. Hire can run ${terms.hire}.`,
      },
      {
        term: 'Work',
        text: 'The machine and the tasks. A new machine or a lifting job means another look at the card.',
      },
      {
        term: 'Insurance',
        text: 'Which policy answers for injury, for damage to plant and for damage to others. Both sides see the certificates.',
      },
    ],
  },
  {
    kind: 'table',
    heading: 'Who is responsible for what',
    caption: 'Responsibilities of the agency, the hirer and the operator',
    columns: ['Matter', 'We', 'Hirer', 'Operator'],
    rows: [
      [
        'Card',
        'Check it with the scheme before introducing',
        'Look at it again at the gate',
        'Keeps it valid and says when it lapses',
      ],
      [
        'Identity and experience',
        'Confirm who they are and take up references',
        'Asks for whatever else the task needs',
        'Gives accurate information',
      ],
      ['Choice', 'Put suitable people forward', 'Decides', 'Accepts or declines'],
      ['The machine', 'No part', 'Suitable, maintained, inspected', 'Checks it daily, reports defects'],
      [
        'Induction and safe site',
        'Pass on the risks you tell us',
        'Induction, method statement, supervision, welfare',
        'Follows them, stops when unsafe',
      ],
      ['Lifting', 'Ask if there will be any', 'Appointed person and lift plan', 'Works to the plan'],
      ['Pay and tax', 'No part', 'As agreed with the operator', 'As agreed with the hirer'],
      [
        'Insurance',
        'Confirm in writing who insures what',
        'Plant, site, and people under its control',
        'Own cover where self-employed',
      ],
    ],
  },
  {
    kind: 'callout',
    heading: 'Say the word “lifting” if there will be any',
    text: [
      `Slinging one pipe from a digger changes the card you need. Ask for the lifting endorsement on ${card('A58')} or ${card('A59')}, or for ${card('N100')}. The `,
      link('excavator page', '/services/excavator-operators'),
      ' explains it.',
    ],
  },
  {
    kind: 'prose',
    heading: 'If it does not work out',
    paragraphs: [
      'Ring the same day. If the operator proves unsuitable, or you learn something that we should have known, we tell both sides and look for somebody else to introduce. The decision to end the engagement is yours, under what you agreed with the operator.',
      [
        'What you pay for the introduction is set out in written terms before anyone is put forward. ',
        link('The terms and conditions', '/terms-conditions'),
        ' show the frame.',
      ],
    ],
  },
];

/** How hiring works. */
export const hireOperators = {
  title: 'Hire Plant Operators',
  description:
    'Hire a plant operator in three steps: tell us the job, see profiles and cards, confirm and deploy. What to have ready and who is responsible.',
  heading: 'Hire Operators',
  intro: `Three steps, often done ${terms.supply} and otherwise within ${terms.supplyRange}, subject to availability. You see profiles and certifications first, and you make the final choice.`,
  updated: '2026-11-20',
  steps: {
    heading: 'How hiring works',
    items: [
      {
        pictogram: 'phone',
        title: 'Contact Us',
        text: 'Tell us the machine type, location, duration and site requirements by phone, e-mail or contact form.',
      },
      {
        pictogram: 'clipboard',
        title: 'Receive Profiles',
        text: 'You receive operator profiles and certifications: category, expiry date, experience on that machine, and where they can travel.',
      },
      {
        pictogram: 'handshake',
        title: 'Confirm and Deploy',
        text: 'Choose, agree terms with the operator, and give the induction. The operator starts on the day you set.',
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
