import { services } from '@/content/services';

/** The figure's file in the export: for a phone's column, or for a wider one. */
export const ticketFigureFile = (name: string, look: 'narrow' | 'wide') =>
  `figures/tickets-${name}${look === 'wide' ? '-wide' : ''}.svg`;

/** The drawing of a card in the export. */
export const cardFigureFile = 'figures/card.svg';

/** The head on an example of a profile. */
export const portraitFile = 'figures/portrait.svg';

/** The sections that have a figure of their tickets. */
export const ticketSections = services.entries
  .flatMap(({ sections }) => sections)
  .filter((section) => section.kind === 'tickets');
