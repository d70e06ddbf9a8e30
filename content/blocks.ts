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
    sign: 'card-check',
    paragraphs: [
      `${promises.cardCheck.text} Anyone can photograph a card, so we look the number up. For ${cpcs.name} we use the ${cpcs.runBy} checker, and for ${npors.name} and ${mpqc.name} (the quarry scheme) we ask the scheme itself. We put any card with the CSCS logo through ${smartCheck.name} as well.`,
      `Then we make sure that the category and endorsement match your machine and that the card won’t run out before the job finishes. ${promises.identity.text} ${promises.references.text} If anything doesn’t add up, you don’t see that profile.`,
    ],
  },
  whatToTell: {
    kind: 'list',
    heading: 'What to tell us when you call',
    sign: 'phone',
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
    kind: 'panel',
    heading: 'What you receive',
    intro:
      'You get a profile like this of each operator we think fits, so you can compare them before you choose.',
    panel: 'sample-profile',
  },
  cardReading: {
    kind: 'panel',
    heading: 'What we check before you see a profile',
    intro: promises.cardCheck.text,
    panel: 'card-reading',
  },
} as const satisfies Record<string, Section>;
