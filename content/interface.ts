/** Interface texts that many pages share. Those of menus are in `menus.ts`. */
export const interfaceWords = {
  skip: 'Skip to main content',
  breadcrumb: 'Breadcrumb',
  announcement: 'Announcement',
  /** Heading of the list of contents. */
  contents: 'On this page',
  /** Label of the links to the main sections. */
  jumps: 'Jump to',
  related: 'Related pages',
  /** Printed at the end of a page: the author of a guide, and the date of the last change. */
  writtenBy: (author: string) => `Written and checked by ${author}.`,
  updated: (date: string) => `Last updated ${date}.`,
  /** Headings and units of price tables. */
  price: { item: 'What for', amount: 'Price', per: (unit: string) => `per ${unit}` },
  pricesFrom: (date: string) => `Prices from ${date}`,
  vat: { included: 'including VAT', added: 'plus VAT', none: 'no VAT to pay' },
  /** Printed below a list of sources. */
  checked: (date: string) => `Checked on ${date}.`,
} as const;

/** Texts only for search engines and language models. */
export const searchWords = {
  agency: 'Plant operator agency',
  introduction: (service: string) => `Introduction of ${service}`,
  /** The heading in `llms.txt` for pages without a family. */
  pages: 'Pages',
} as const;
