import { machines } from '@/content/machines';

export const ticketFigureFile = (name: string, look: 'narrow' | 'wide') =>
  `figures/tickets-${name}${look === 'wide' ? '-wide' : ''}.svg`;

export const cardFigureFile = 'figures/card.svg';

export const cardPairFile = 'figures/cards.svg';

export const portraitFile = 'figures/portrait.svg';

export const ticketSections = machines.entries
  .flatMap(({ sections }) => sections)
  .filter((section) => section.kind === 'tickets');

export const rowFigureFile = (name: string) => `figures/${name}-row.svg`;
