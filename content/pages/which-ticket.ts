import { definePage } from '../model/page.ts';
import type { Sections } from '../model/section.ts';
import { link } from '../model/text.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { quarryCards } from '../tickets/ticket-notes.ts';

const { cpcs, npors } = cardSchemes;

const sections: Sections = [
  {
    kind: 'prose',
    heading: 'What else decides it?',
    paragraphs: [
      [
        `Your site decides too. Some main contractors only take blue cards or only ${npors.name} cards with the CSCS logo. ${quarryCards} Ask the gate which cards it takes. If you don’t know yet, ring us anyway. The `,
        link('card guide', '/resources/certifications'),
        ' shows what the colours mean and how to check a card. If yours isn’t in the list, ring us and read out the back of it.',
      ],
    ],
  },
];

export const whichTicket = definePage('/which-ticket', {
  name: 'Which ticket?',
  title: `Which ${cpcs.name} or ${npors.name} Ticket? Find Out in Three Taps`,
  description: `Which ticket does your driver need? Pick the machine, its size and the job, and see the ${cpcs.name} and ${npors.name} category to ask for.`,
  heading: 'Which ticket does your driver need?',
  intro: `Pick the machine, then its size or type, and you’ll see the ${cpcs.name} and ${npors.name} ticket to ask for, with the other people and cards that your site may want.`,
  callToAction: { machine: 'grab-operators' },
  updated: '2026-11-24',
  questions: {
    machine: 'Which machine is it?',
    kind: 'Which kind is it?',
    weight: 'How heavy is it?',
    job: 'What will it do?',
  },
  anotherMachine: 'Another machine',
  cardColours:
    'Red (trained) or blue (competent) will do, and for an NPORS ticket so will a traditional card, unless your site only takes blue or the CSCS logo.',
  alsoAskedFor: 'Your site may also ask for',
  noCategory: 'Neither scheme has a category for this machine that we know of.',
  tooBig: (served: string) =>
    `We find drivers for machines of ${served}. For anything bigger, ring us before you book.`,
  heldCategories: {
    heading: 'Got a card already? See what it covers',
    intro: 'Look for the code on the back of the card.',
    jump: 'Start from a card',
    notForDriving: 'Not for driving: ',
    addOn: 'Goes with the operator’s own category: ',
  },
  sections,
});
