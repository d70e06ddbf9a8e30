import type { Testimonial } from '../testimonial';
import type { TopPage } from './top-page';

/**
 * SAMPLE CONTENT, to be replaced before launch. Nobody said these words: they show the layout. Replace them with real
 * quotes, with the speakers' written agreement, then change title, description and intro, clear `note` and set `sample` to
 * false. Invented reviews mislead buyers and are against the law.
 */
export const testimonials = {
  title: 'Testimonials: Sample Reviews',
  description:
    'Sample reviews from a site manager, a quarry manager and a project manager. They’re placeholders until real clients agree to have theirs printed.',
  heading: 'Testimonials',
  intro: 'These are sample reviews, to show what this page will look like.',
  updated: '2026-11-21',
  note: 'Nobody has said these words. They’re samples, and we’ll replace them when clients agree to have their own printed.',
  /** Whether nobody has said these words. The launch check refuses them. */
  sample: true,
  /** On each of them then. */
  mark: 'Sample',
  /** The row of stars, to screen readers. */
  starsInWords: (stars: number) => `${stars} out of 5 stars`,
  quotes: [
    {
      name: 'Site Manager',
      company: 'Groundworks contractor, Coventry',
      text: 'We had a 13-tonne digger on site and nobody to drive it. I rang at eight, got two profiles with the cards already checked, and picked the one who’d been on drainage all year. The first thing he asked for was the service drawings.',
      stars: 5,
    },
    {
      name: 'Quarry Manager',
      company: 'Hard-rock quarry, Leicestershire',
      text: 'They asked about our vehicle rules and which cards we take before they gave me a name. It only added five minutes to the call. The shovel driver had worked a quarry face before, which is what I’d asked for.',
      stars: 5,
    },
    {
      name: 'Project Manager',
      company: 'Civil engineering firm, Stafford',
      text: 'They couldn’t find anyone with the lifting endorsement for the Monday, and they told me on the Thursday. They found someone for the Wednesday and I planned round it.',
      stars: 5,
    },
  ],
} as const satisfies TopPage & {
  readonly note: string;
  readonly sample: boolean;
  readonly mark: string;
  readonly starsInWords: (stars: number) => string;
  readonly quotes: readonly Testimonial[];
};
