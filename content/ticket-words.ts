export const ticketWords = {
  /** Follows the name of a scheme that has no category for a machine. */
  ask: 'none known',
  askOnCard: 'Ask us',
  with: (addition: string) => `with ${addition}`,
  letter: (letters: string) => `letter ${letters}`,
  letterAsWell: (letter: string) => `letter ${letter} as well`,
  letterMeans: (meaning: string) => `Letter ${meaning}`,
  cards: (scheme: string) => `${scheme} cards`,
  /** `weight` is in tonnes. */
  under: (weight: number) => `under ${weight} t`,
  over: (weight: number) => `over ${weight} t`,
  found: (measure: string, served: string) => `${measure}: we find drivers for ${served}`,
} as const;
