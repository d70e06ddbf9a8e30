import type { Sections } from '../section';

/** True until a solicitor has checked the page. `npm run check:launch` reports pages with sample text. */
export const legalSamples = { privacyPolicy: true as boolean, termsConditions: true as boolean };

export const legalNotice = (page: keyof typeof legalSamples): Sections =>
  legalSamples[page]
    ? [
        {
          kind: 'prose',
          heading: 'This is sample text',
          collapses: 'never',
          paragraphs: [
            'The whole page is sample content. The owner of this site must have it checked by a solicitor before anyone relies on it.',
          ],
        },
      ]
    : [];
