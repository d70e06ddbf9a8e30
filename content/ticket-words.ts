/** The short words of tickets: in the finder, in tables of categories and in their drawings. */
export const ticketWords = {
  /** In the place of a scheme that has no category, after its name: in a drawing, and on a card. */
  ask: 'ask us',
  askOnCard: 'Ask us',
  with: (addition: string) => `with ${addition}`,
  letter: (letters: string) => `letter ${letters}`,
  letterAsWell: (letter: string) => `letter ${letter} as well`,
  letterMeans: (meaning: string) => `Letter ${meaning}`,
  cards: (scheme: string) => `${scheme} cards`,
  /** Tonnes. */
  under: (weight: number) => `under ${weight} t`,
  over: (weight: number) => `over ${weight} t`,
  found: (measure: string, served: string) => `${measure}: we find drivers for ${served}`,
} as const;
