import { withArticle } from './format/grammar.ts';
import type { Section } from './model/section.ts';

/** Texts that many pages share. The texts of menus are in `menus.ts`. */
export const sharedText = {
  skip: 'Skip to main content',
  /** The accessible names of the breadcrumbs and of the announcement at the top of the page. */
  breadcrumb: 'Breadcrumb',
  announcement: 'Announcement',
  /** The accessible name of the links to the main sections. */
  jumps: 'Jump to',
  /** The accessible name of the related links. Their headings are in the index of each family. */
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

/** Appears at the top of a page with `sample: true`. */
export const sampleText = {
  tag: 'This is sample text',
  text: 'The whole page is sample content. The owner of this site must have it checked by a solicitor before anyone relies on it.',
} as const;

export const searchText = {
  agency: 'Plant operator agency',
  introduction: (machine: string) => `Introduction of ${machine} operators`,
} as const;

/** Parts of the share image's alt text, after the name of the page. */
export const shareDrawingText = {
  machine: (machine: string) => `side view of ${withArticle(machine)}`,
  town: 'map of the town and its neighbours',
  towns: 'map of the towns',
  cards: 'examples of a red card and a blue one',
} as const;

/** Labels of jump links to kinds of sections. A section's own `jump` takes precedence. */
export const kindJumps: Readonly<Partial<Record<Section['kind'], string>>> = {
  checklist: 'Checklist to print',
  'machine-list': 'Machines and tickets',
  tickets: 'Tickets',
};

/** Texts of drawings to scale. */
export const drawingText = {
  /** The accessible name of the person next to the machines. */
  person: 'Operator',
  oneScale: 'All drawn to one scale',
  sideView: (machine: string) => `Side view of ${withArticle(machine)}`,
  /** Values in metres. `pose` is the position of the moving parts in the drawing. */
  length: (length: number, height: number, pose = '') =>
    `As drawn${pose && `, ${pose}`}: ${length} m long, ${height} m high`,
  /** In metres. */
  height: (height: number) => `${height} m as drawn`,
} as const;

/** Texts of the road sign at the top of a town page. */
export const townSignText = {
  /** Above the name of the town, as part of the main heading. */
  operators: 'Mobile Plant Operators',
  miles: (name: string) => `Miles from ${name}, as the crow flies`,
  /** Follows the number of miles, such as `miles north`. */
  away: (miles: number, direction: string) => `${miles === 1 ? 'mile' : 'miles'} ${direction}`,
  roads: 'Roads in',
} as const;

/** Texts of clients' quotes. */
export const quoteText = {
  sample: 'Sample',
  stars: (stars: number) => `${stars} out of 5 stars`,
} as const;

/** Texts of printable checklists. */
export const sheetText = {
  link: 'Print this list on one sheet',
  /** The label of the button that opens the checklist on phones. */
  show: 'Show the list',
  description: (about: string) => `${about}: one sheet of A4 to tick, date and sign on site.`,
  howTo:
    'This prints on one sheet of A4: press Ctrl and P, or Cmd and P on a Mac. On a phone, choose Share and then Print.',
  /** The name of the region with the link back to the page, and the start of the link, before the page's name. */
  back: 'Back',
  backTo: 'Back to',
  /** The labels of empty lines, and the heading above the lines for findings. */
  blanks: {
    machine: {
      before: ['Machine', 'Fleet number', 'Site', 'Date and time'],
      found: 'Faults found, and who was told',
      after: ['Operator’s name', 'Signature', 'Supervisor’s name', 'Signature'],
    },
    job: {
      before: ['Site', 'Date and time'],
      found: 'Still to do, and who was told',
      after: ['Name', 'Signature'],
    },
  },
} as const;

export const noticeText = {
  dismiss: 'Dismiss notice',
  /** The accessible name of the region for notices, with and without a notice. */
  some: 'Notifications F8',
  none: 'There are no notifications',
} as const;

/** Notices if a visitor can't sign up, in or out. */
export const authText = {
  failed: { signUp: 'Sign up Failed', signIn: 'Sign in Failed', signOut: 'Sign out Failed' },
  /** Shown if the server sends no message. */
  unknown: 'Something went wrong',
} as const;
