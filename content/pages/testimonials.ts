import type { Testimonial } from '../testimonial';
import { link } from '../section';
import type { TopPage } from './top-page';

/**
 * SAMPLE CONTENT, to be replaced before launch. These quotes are invented and only show the layout. Replace them with real quotes,
 * with the speakers' written agreement, then change title, description and intro, and set `sample` to false. Invented reviews mislead buyers and are illegal.
 */
export const testimonials = {
  title: 'Testimonials',
  description:
    'Sample reviews from a site manager, a quarry manager and a project manager. They’re placeholders until real clients agree to have theirs printed.',
  heading: 'Testimonials',
  intro: [
    'We made up these three reviews as samples, and real ones will replace them once clients agree to be quoted. Until then, go by what you can check for yourself: ',
    link('how we check a card', '/why-choose-us'),
    ', ',
    link('what you receive and what it costs', '/hire-operators'),
    ', and ',
    link('the details your buyer needs', '/for-buyers'),
    '.',
  ],
  updated: '2026-11-24',
  /** True if the quotes are invented. The launch check rejects invented quotes. */
  sample: true,
  /** The mark on each invented quote. */
  mark: 'Sample',
  /** Accessible text of the stars. */
  starsInWords: (stars: number) => `${stars} out of 5 stars`,
  quotes: [
    {
      name: 'Anna Shah, Site Manager',
      company: 'Sample Groundworks, Coventry',
      text: 'We had a 13-tonne digger on site and nobody to drive it. I rang at eight, got two profiles with the cards already checked, and picked the one who’d been on drainage all year. He asked for the service drawings before he’d even got in the cab.',
      machine: 'excavator-operators',
      stars: 5,
    },
    {
      name: 'Gareth Lloyd, Quarry Manager',
      company: 'Sample Stone, Leicestershire',
      text: 'They asked about our vehicle rules and which cards we take before they sent a profile, which added five minutes to the call. The shovel driver had worked a quarry face before, as I’d asked.',
      machine: 'loading-shovel-operators',
      stars: 5,
    },
    {
      name: 'Helen Marsh, Project Manager',
      company: 'Sample Engineering, Stafford',
      text: 'They couldn’t find anyone with the lifting endorsement for the Monday, and they told me so on the Thursday. They had someone for the Wednesday, so I planned round it.',
      machine: 'telehandler-operators',
      stars: 5,
    },
  ],
} as const satisfies TopPage & {
  readonly sample: boolean;
  readonly mark: string;
  readonly starsInWords: (stars: number) => string;
  readonly quotes: readonly Testimonial[];
};
