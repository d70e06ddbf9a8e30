import type { Finding } from './finding';

/** Takes the testimonials; returns a finding while they are marked as samples. */
export const quoteFindings = ({ sample }: { readonly sample: boolean }): readonly Finding[] =>
  sample
    ? [
        {
          file: 'content/pages/testimonials.ts',
          problem: 'the quotes are samples: put words that clients agreed to, then set sample to false.',
        },
      ]
    : [];
