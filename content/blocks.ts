import { cardSchemes } from './cards';
import { promises } from './promises';
import { link, type Section } from './section';

const { cpcs, npors, mpqc, smartCheck } = cardSchemes;

/**
 * Standard sections, written once and used on many pages. Repeating them word for word is intended: a reader who has seen
 * one page knows what to expect on the next.
 */
export const blocks = {
  introducer: {
    kind: 'prose',
    heading: 'Who pays the operator?',
    paragraphs: [
      [
        'You do. We’re an introducer: we find the operator and check the tickets, then you take them on and pay them direct. ',
        promises.fee.text,
        ' ',
        link('How hiring works', '/hire-operators'),
        ' explains payroll, CIS and umbrella companies.',
      ],
    ],
  },
  leadTime: {
    kind: 'prose',
    heading: 'How soon can someone start?',
    paragraphs: [
      `We can find someone, ${promises.leadTime.text}. ${promises.mondayStart.text} ${promises.answered.text} ${promises.straightAnswer.text}`,
    ],
  },
  rareLeadTime: {
    kind: 'prose',
    heading: 'How far ahead should you ask?',
    paragraphs: [
      `${promises.rareLeadTime.text} Not many people hold these tickets, and those who do are often booked ahead. For most other machines we can find someone, ${promises.leadTime.text}. ${promises.answered.text} ${promises.straightAnswer.text}`,
    ],
  },
  cardCheck: {
    kind: 'prose',
    heading: 'What we check before you see a profile',
    paragraphs: [
      `${promises.cardCheck.text} Anyone can photograph a card, so we look the number up. For ${cpcs.name} we use the ${cpcs.runBy} checker, and for ${npors.name} and ${mpqc.name} (the quarry scheme) we ask the scheme itself. We put any card with the CSCS logo through ${smartCheck.name} as well.`,
      `Then we make sure that the category and endorsement match your machine and that the card won’t run out before the job finishes. ${promises.identity.text} ${promises.references.text} If anything doesn’t add up, you don’t see that profile.`,
    ],
  },
  whatToTell: {
    kind: 'list',
    heading: 'What to tell us when you call',
    items: [
      'The machine: make, model, size and any attachments',
      'The site: address or nearest town, and who to ask for on the gate',
      'The dates: first day, how long for, shift times, any nights or weekends',
      'The work: digging, loading, lifting, trimming or tipping',
      'The card your site asks for, if it sets one',
      'The risks: lifting, slopes, live traffic, services or contaminated ground',
      'The pay you’re offering, and how: payroll, CIS or an umbrella company',
    ],
  },
  profile: {
    kind: 'list',
    heading: 'What you get back',
    intro: 'You get a profile of each operator we think fits, so you can compare them before you choose:',
    items: [
      'Their name, when they’re free and how far they’ll travel',
      'Their card, with category, endorsements and expiry date',
      'The machines they’ve driven lately, and on what sort of work',
      'What we checked: the card with its scheme, their identity and their references',
    ],
  },
  responsibilities: {
    kind: 'table',
    heading: 'Who is responsible for what',
    caption: 'What we, you and the operator are each responsible for',
    columns: ['Matter', 'We', 'You, the hirer', 'The operator'],
    rows: [
      [
        'Card',
        'Check it with the scheme before you see a profile',
        'Check it again at the gate',
        'Keeps it in date and tells us if it lapses',
      ],
      [
        'Identity and experience',
        'Confirm who they are and take up references',
        'Ask for anything else the job needs',
        'Gives accurate information',
      ],
      [
        'Right to work',
        'Ask the operator to have proof ready',
        'Check it before the first day',
        'Brings proof',
      ],
      ['Choice', 'Introduce people who fit', 'Make the final choice', 'Says yes or no to the job'],
      ['Pay and tax', 'No part in it', 'Pay the operator as agreed', 'Agrees the rate with you'],
      [
        'The machine',
        'No part in it',
        'Provide it fit for the job, with its papers',
        'Checks it daily and reports defects',
      ],
      [
        'A safe site',
        'Pass on the risks you tell us about',
        'Induction, risk assessments and method statements (RAMS), supervision and welfare',
        'Follows the rules and stops if it’s unsafe',
      ],
      ['Lifting', 'Ask if there’ll be any', 'Appointed person and lift plan', 'Works to the plan'],
      [
        'Insurance',
        'Get it in writing who insures what',
        'Insure the plant, the site and the people under your control',
        'Has their own cover if self-employed',
      ],
    ],
  },
} as const satisfies Record<string, Section>;
