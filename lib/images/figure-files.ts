export const ticketFigureFile = (name: string, look: 'narrow' | 'wide') =>
  `figures/tickets-${name}${look === 'wide' ? '-wide' : ''}.svg`;

export const cardFigureFile = 'figures/card.svg';

export const cardPairFile = 'figures/cards.svg';

export const portraitFile = 'figures/portrait.svg';

/** A drawing of work with its two rows side by side. */
export const rowFigureFile = (name: string) => `figures/${name}-row.svg`;
