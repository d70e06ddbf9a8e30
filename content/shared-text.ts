import type { Section } from './types/section.ts';

/** Texts that many pages share. The texts of menus are in `menus.ts`. */
export const sharedText = {
  skip: 'Skip to main content',
  breadcrumb: 'Breadcrumb',
  announcement: 'Announcement',
  /** The accessible name of the links to the main sections. */
  jumps: 'Jump to',
  related: 'Related pages',
  /** Appears at the end of a page: the author of a guide, and the date of the last change. */
  writtenBy: (author: string) => `Written and checked by ${author}.`,
  updated: (date: string) => `Last updated ${date}`,
  price: {
    item: 'What for',
    amount: 'Price',
    per: (unit: string) => `per ${unit}`,
    percentOf: (percent: number, sum: string) => `${percent}% of ${sum}`,
  },
  pricesFrom: (date: string) => `Prices from ${date}`,
  vat: { included: 'including VAT', added: 'plus VAT', none: 'no VAT to pay' },
  /** Appears below a list of sources. */
  checked: (date: string) => `Checked on ${date}`,
} as const;

export const searchText = {
  agency: 'Plant operator agency',
  introduction: (service: string) => `Introduction of ${service}`,
} as const;

/** Parts of the share image's alt text, after the name of the page. */
export const shareDrawingText = {
  machine: (machine: string) => `side view of a ${machine}`,
  town: 'map of the town and its neighbours',
  towns: 'map of the towns',
  card: 'an example of a card that was checked',
} as const;

/** Labels of jump links to kinds of sections. A section's own `jump` takes precedence. */
export const kindJumps: Readonly<Partial<Record<Section['kind'], string>>> = {
  checklist: 'Checklist to print',
  'machine-list': 'Machines and tickets',
  tickets: 'Tickets',
};
