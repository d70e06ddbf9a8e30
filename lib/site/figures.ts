import { services } from '@/content/services';

/** Returns the path of a ticket figure in the export. `narrow` is for phones. */
export const ticketFigureFile = (name: string, look: 'narrow' | 'wide') =>
  `figures/tickets-${name}${look === 'wide' ? '-wide' : ''}.svg`;

/** The path of the card drawing in the export. */
export const cardFigureFile = 'figures/card.svg';

/** The path of the portrait on the sample profile. */
export const portraitFile = 'figures/portrait.svg';

/** The sections that have a ticket figure. */
export const ticketSections = services.entries
  .flatMap(({ sections }) => sections)
  .filter((section) => section.kind === 'tickets');

/** Returns a figure with its two rows side by side. */
export const rowFigureFile = (name: string) => `figures/${name}-row.svg`;
