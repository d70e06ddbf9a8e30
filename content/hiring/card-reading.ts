import type { Definition } from '../model/section-parts.ts';
import { promises } from '../promises.ts';
import { cardSchemes, cardYears } from '../tickets/card-schemes.ts';

const { cpcs } = cardSchemes;

export const cardReading = {
  alt: 'An example of an operator’s card, front and back, with seven numbers on what we check',
  /** The text on the front and on the back of the card. */
  printed: {
    scheme: 'EXAMPLE SCHEME',
    colour: `Blue: ${cpcs.blue.title}`,
    name: ['Name', 'J. Sample'],
    number: ['Number', '000 000'],
    expiry: ['Expires', 'Month and year'],
    category: 'Category',
    endorsement: 'Endorsement',
    /** `weight` is in tonnes. */
    over: (weight: number) => `360 above ${weight} t`,
    tracked: 'A, tracked',
    lifting: 'C, lifting',
  },
  /** Ordered by the numbers on the drawing. */
  points: [
    { term: 'Scheme', text: 'The scheme that issued the card holds the record we check it against.' },
    { term: 'Colour', text: 'Red is trained and blue is competent, and some sites only take blue.' },
    { term: 'Photo', text: promises.identity.text },
    { term: 'Number', text: 'Anyone can photograph a card, but the number has to match the record.' },
    {
      term: 'Expiry',
      text: 'The card has to stay in date until your job finishes, and so does the category you need.',
    },
    {
      term: 'Category',
      text: 'The code has to match your machine and its weight, because some cover small machines only.',
    },
    {
      term: 'Endorsement',
      text: 'Some categories have letters for tracks or wheels, size, height or lifting, and these have to match too.',
    },
  ] satisfies readonly Definition[] as readonly Definition[],
  after: `${promises.references.text} ${promises.doubt.text}`,
} as const;

/** A red and a blue card for the same machine. */
export const cardPair = {
  alt: `Example of a red card, which lasts ${cardYears('red')}, and of a blue one, which lasts ${cardYears('blue')}`,
  red: { title: `Red: ${cpcs.red.title}`, validity: cardYears('red') },
  blue: { title: `Blue: ${cpcs.blue.title}`, validity: cardYears('blue') },
} as const;
