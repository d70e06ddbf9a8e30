/** Stands for the categories of a scheme that has none. */
export const unknownTicket = 'None known: ask the scheme';

export const ticketText = {
  /** Follows the name of a scheme that has no category for a machine. */
  noneKnown: 'none known',
  askOnCard: 'Ask us',
  with: (addition: string) => `with ${addition}`,
  letter: (letters: string) => `letter ${letters}`,
  letterAsWell: (letter: string) => `letter ${letter} as well`,
  cards: (scheme: string) => `${scheme} cards`,
  /** `weight` is in tonnes. */
  under: (weight: number) => `under ${weight} t`,
  over: (weight: number) => `over ${weight} t`,
  found: (measure: string, served: string) => `${measure}: we find drivers for ${served}`,
} as const;
