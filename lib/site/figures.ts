import { services } from '@/content/services';

/** Returns the path of a ticket figure in the export. The `narrow` variant is for phones. */
export const ticketFigureFile = (name: string, look: 'narrow' | 'wide') =>
  `figures/tickets-${name}${look === 'wide' ? '-wide' : ''}.svg`;

/** The path of the drawing of a card in the export. */
export const cardFigureFile = 'figures/card.svg';

/** The path of the portrait for the sample profile. */
export const portraitFile = 'figures/portrait.svg';

/** The page sections that contain a ticket figure. */
export const ticketSections = services.entries
  .flatMap(({ sections }) => sections)
  .filter((section) => section.kind === 'tickets');

/** Returns the path of a figure whose two rows are drawn side by side. */
export const rowFigureFile = (name: string) => `figures/${name}-row.svg`;
