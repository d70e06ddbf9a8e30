import { mainOffice } from '../company.ts';
import { definePage } from '../model/page.ts';
import type { ClientQuote } from '../model/section-parts.ts';
import type { Sections } from '../model/section.ts';
import { link, type Text } from '../model/text.ts';
import { promises } from '../promises.ts';

/**
 * SAMPLE CONTENT: replace it before launch. These quotes are invented to show the layout. Replace them with real quotes
 * that the speakers have approved in writing, then change the description, the introduction and the heading of the
 * quotes. Invented reviews mislead buyers and are illegal.
 */
const quotes: readonly ClientQuote[] = [
  {
    name: 'A. Sample, Site Manager',
    company: 'Sample Groundworks, Coventry',
    text: 'Our driver rang in sick with a 13-tonne 360 parked by an open trench. I rang at eight, and by dinner time I had two profiles with the cards already looked up. I picked the one who’d been on drainage all year, and he asked for the service drawings before he got in the cab.',
    job: '13-tonne 360, drainage',
    machine: 'excavator-operators',
    stars: 5,
    sample: true,
  },
  {
    name: 'B. Sample, Quarry Manager',
    company: 'Sample Stone, Leicestershire',
    text: 'Most agencies ask when and where. This one asked which cards our gate takes, who inspects the face and what our vehicle rules say. The shovel driver had loaded at a face before, which I’d asked for, and he still did three days on the stockpile before we let him near ours.',
    job: 'Loading shovel, quarry face',
    machine: 'loading-shovel-operators',
    stars: 5,
    sample: true,
  },
  {
    name: 'C. Sample, Project Manager',
    company: 'Sample Engineering, Stafford',
    text: 'I wanted a telehandler driver with suspended loads on the card for the Monday. They rang on the Thursday to say they hadn’t got one, and offered me a driver for the Wednesday. I moved the trusses back two days, which is better than finding out at the gate.',
    job: 'Telehandler, suspended loads',
    machine: 'telehandler-operators',
    stars: 5,
    sample: true,
  },
];

const sections: Sections = [
  {
    kind: 'timeline',
    heading: 'How our reference check works',
    items: [
      {
        title: 'Two names',
        text: 'The operator gives us two people who know their work, such as past employers, or a trainer if they’re new to the trade.',
      },
      {
        title: 'Two phone calls',
        text: 'We ring both of them before you see a profile, and ask them the questions above.',
      },
      {
        title: 'One line on the profile',
        text: [
          `${promises.profileSays.text} The `,
          link('example profile', '/hire-operators#what-you-receive'),
          ' shows how the references are written up.',
        ],
      },
      { title: 'Any doubt', text: `${promises.doubt.text} ${promises.lookAgain.text}` },
    ],
    note: [
      'Looking for work? ',
      link('Register free', '/operator-registration'),
      ' and have both numbers ready.',
    ],
  },
  { kind: 'quotes', heading: 'Sample reviews', items: quotes },
];

/** The page shows these lists beside each other on one sheet, below its sections. */
type QuestionList = { readonly heading: string; readonly intro: Text; readonly items: readonly Text[] };

/** Lists that remain useful once the quotes are real. */
const questionLists: readonly QuestionList[] = [
  {
    heading: 'Ring their last site yourself',
    intro:
      'Before you take anyone on, ask the operator for the number of the last site manager they worked for. Then ring and ask these, which takes five minutes.',
    items: [
      'Which machine was it, what size, and for how many weeks?',
      'Was it the same sort of work as yours, such as lifting, trimming or loading wagons?',
      'Did they fill in the daily check, and report faults before they drove?',
      'What did they do when a person walked into the slew or the haul road?',
      'Were they there on time, and would you have them back?',
    ],
  },
  {
    heading: 'What we’ll ask you for in a review',
    intro: [
      `${promises.reviews.text} If we’ve found you an operator, `,
      link('write to us', `mailto:${mainOffice.email}`),
      ', good or bad, and answer these five.',
    ],
    items: [
      'What was the machine and the job, and which ticket did you need?',
      'When did you ring, and when did the driver start?',
      'What went wrong, if anything, and what did we do about it?',
      'What did you check yourself, and was the driver as described?',
      'May we print your name, your role and your firm, in which words, and for how long?',
    ],
  },
];

export const testimonials = definePage('/testimonials', {
  name: 'Testimonials',
  title: 'Testimonials',
  description:
    'How our reference check works, what to ask the last site yourself, and three reviews, marked as samples until real clients agree to be quoted.',
  opening: 'We ring two people about every operator before you see a profile.',
  intro: 'The three reviews below are samples, stars included, until clients agree to be quoted.',
  phoneCall: { heading: 'What we ask on the phone', question: promises.referenceQuestions.text },
  callToAction: { machine: 'dozer-operators' },
  updated: '2026-11-26',
  quotes,
  sections,
  questionLists,
});
