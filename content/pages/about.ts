import { company } from '../company';
import { commitments } from '../commitments';
import { link } from '../section';
import type { TextBlock, TileBlock, TopPage } from './top-page';

/** A sequence that passes from one to another: each step is in the lanes of whoever takes part, by their place in `lanes`. */
export type Route = {
  readonly heading: string;
  readonly lanes: readonly string[];
  readonly steps: readonly { readonly lanes: readonly number[]; readonly text: string }[];
};

/** The page about the company. */
export const about = {
  title: 'About Our Plant Operator Agency',
  description: `Who we are: a plant operator agency in ${company.city}. Read what we do for hirers and operators, what we don’t do, and what we promise.`,
  heading: `About ${company.name}`,
  intro: `We’re an agency in ${company.city} that finds certified plant operators for building, quarry, demolition, waste and infrastructure firms across the Midlands. You take them on and pay them direct.`,
  updated: '2026-11-22',
  /** On the plate of the company. */
  contact: {
    title: company.person ? 'Who you’re talking to' : 'Contact us',
    phone: 'Phone',
    answered: 'Answered',
    city: 'Based in',
  },
  who: {
    heading: 'Who We Are',
    paragraphs: [
      `You ring us when you’ve got a machine and nobody to drive it. Operators register when they’ve got a ticket and want work. We ${commitments.checksInShort.text}, and introduce the two of you.`,
      [
        'The law calls that an employment agency. We don’t employ operators, pay wages, hire out machines or run anybody’s site. See ',
        link('how hiring works', '/hire-operators'),
        ' and ',
        link('the machines we find drivers for', '/services'),
        '.',
      ],
    ],
  },
  route: {
    heading: 'How a call becomes a driver',
    lanes: ['You', 'Us', 'Driver'],
    steps: [
      { lanes: [0], text: 'You ring us with a machine, a site and a date.' },
      { lanes: [1], text: 'We ask about the ticket and the site’s risks.' },
      { lanes: [2], text: 'We tell operators with that ticket, and one says yes.' },
      { lanes: [1], text: `We ${commitments.checksInShort.text}.` },
      { lanes: [0], text: 'You read the profile and choose.' },
      { lanes: [0, 2], text: 'You agree the pay and the hours between you.' },
      { lanes: [0, 2], text: 'They start, and you pay them direct.' },
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      'We want every site that rings us to get an operator with the right ticket, checked before they turn up. We also want good operators to hear about work without paying for it.',
    ],
  },
  values: {
    heading: 'Our Values',
    items: [
      {
        pictogram: 'hard-hat',
        title: 'Safety First',
        text: `${commitments.risks.text} ${commitments.onCardOnly.text}`,
      },
      {
        pictogram: 'card-check',
        title: 'Quality',
        text: `${commitments.ownRule.text} ${commitments.cardCheck.text}`,
      },
      {
        pictogram: 'clock',
        title: 'Reliability',
        text: `${commitments.straightAnswer.text} ${commitments.replacement.text}`,
      },
      {
        pictogram: 'handshake',
        title: 'Partnership',
        text: `${commitments.bothSides.text} ${commitments.freeForOperators.text}`,
      },
    ],
  },
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      [
        'We want every site agent to know which card to ask for and how to check it. The ',
        link('card guide', '/resources/certifications'),
        ' and our other guides are free to read and print, even if you never hire through us.',
      ],
    ],
  },
} as const satisfies TopPage & {
  readonly contact: { readonly [Label in 'title' | 'phone' | 'answered' | 'city']: string };
  readonly who: TextBlock;
  readonly route: Route;
  readonly mission: TextBlock;
  readonly values: TileBlock;
  readonly vision: TextBlock;
};
