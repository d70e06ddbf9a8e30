/** The words around a page's own: links, lists and lines that many pages have. Menus have theirs in `menus.ts`. */
export const interfaceWords = {
  skip: 'Skip to main content',
  breadcrumb: 'Breadcrumb',
  announcement: 'Announcement',
  /** The list of a long page's headings. */
  contents: 'On this page',
  /** The few of them that people come to a page for. */
  jumps: 'Jump to',
  related: 'Related pages',
  /** At the foot of a text: who wrote a guide, and when any page last changed. */
  writtenBy: (author: string) => `Written and checked by ${author}.`,
  updated: (date: string) => `Last updated ${date}.`,
  /** Around a table of prices. */
  price: { item: 'What for', amount: 'Price', per: (unit: string) => `per ${unit}` },
  pricesFrom: (date: string) => `Prices from ${date}`,
  vat: { included: 'including VAT', added: 'plus VAT', none: 'no VAT to pay' },
  /** Below a list of sources. */
  checked: (date: string) => `Checked on ${date}.`,
} as const;

/** What search engines and language models are told besides the words of a page. */
export const searchWords = {
  agency: 'Plant operator agency',
  introduction: (service: string) => `Introduction of ${service}`,
  /** In `llms.txt`, above the pages of no family. */
  pages: 'Pages',
} as const;
