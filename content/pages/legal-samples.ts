/** True until a solicitor has checked the page. `npm run check:launch` reports pages with sample text. */
export const legalSamples = { privacyPolicy: true as boolean, termsConditions: true as boolean };

/** Shown at the top of each of these pages. */
export const sampleNote = {
  tag: 'This is sample text',
  text: 'The whole page is sample content. The owner of this site must have it checked by a solicitor before anyone relies on it.',
} as const;
