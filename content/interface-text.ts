import type { Section } from './model/section.ts';

/** Texts that many pages share. */
export const sharedText = {
  skipLink: 'Skip to main content',
  /** The accessible names of the breadcrumbs and of the announcement at the top of the page. */
  breadcrumb: 'Breadcrumb',
  announcement: 'Announcement',
  /** The accessible name of the links to the main sections. */
  jumpLinks: 'Jump to',
  /** The accessible name of the related links. Their headings are in the index of each family. */
  relatedLinks: 'Related pages',
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
  sourcesChecked: (date: string) => `Checked on ${date}`,
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

/** Labels of jump links to kinds of sections. A section's own `jump` takes precedence. */
export const kindJumps: Readonly<Partial<Record<Section['kind'], string>>> = {
  checklist: 'Checklist to print',
  'machine-list': 'Machines and tickets',
  tickets: 'Tickets',
};

/** Texts of clients' quotes. */
export const quoteText = {
  sample: 'Sample',
  stars: (stars: number) => `${stars} out of 5 stars`,
} as const;

/** Texts of printable checklists. */
export const sheetText = {
  printLink: 'Print this list on one sheet',
  /** The label of the button that opens the checklist on phones. */
  showList: 'Show the list',
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
