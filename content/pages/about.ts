import { company } from '../company';
import { promises } from '../promises';
import { link } from '../section';
import { coverage } from './coverage';
import type { TextBlock, TileBlock, TopPage } from './top-page';

/** The page about the company. */
export const about = {
  title: 'About Our Plant Operator Agency',
  description: `Who we are: a plant operator agency in ${company.city}. Read what we do for hirers and operators, what we don’t do, and what we promise.`,
  heading: `About ${company.name}`,
  intro: `We’re an agency in ${company.city} that finds certified plant operators for construction, quarrying, demolition, waste and infrastructure firms across the Midlands.`,
  updated: '2026-11-21',
  who: {
    heading: 'Who We Are',
    paragraphs: [
      'Sites ring us when they’ve got a machine and nobody to drive it. Operators register with us when they’ve got a ticket and a gap in their diary. We check the card, ring the references and introduce the two of you.',
      [
        'That makes us an introducer, which the law calls an employment agency. We don’t employ operators, pay wages or run anybody’s site. You take the operator on and pay them direct, and you keep the duties that come with your site. ',
        link('How hiring works', '/hire-operators'),
        ' shows who does what.',
      ],
      [
        'We find operators for machines from a site dumper to a ',
        link('piling rig', '/services/piling-rig-operators'),
        `, but we don’t hire out the machines. We cover ${coverage}.`,
      ],
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      `We want every site that rings us to get an operator with the right ticket, checked before they turn up. Hires run ${promises.hireLength.text}. We also want good operators to hear about work without paying for it.`,
    ],
  },
  values: {
    heading: 'Our Values',
    items: [
      {
        pictogram: 'hard-hat',
        title: 'Safety First',
        text: 'We ask about the risks on your site and pass them on to the operator. If their ticket doesn’t cover the job, we don’t offer them.',
      },
      {
        pictogram: 'card-check',
        title: 'Quality',
        text: `${promises.cardCheck.text} ${promises.identity.text}`,
      },
      {
        pictogram: 'clock',
        title: 'Reliability',
        text: `${promises.straightAnswer.text} ${promises.replacement.text}`,
      },
      {
        pictogram: 'handshake',
        title: 'Partnership',
        text: `We tell hirers and operators the same thing about the job. ${promises.freeForOperators.text}`,
      },
    ],
  },
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      'We’d like nobody on a Midlands site to drive a machine without the right ticket. We’d also like every site agent to know how to check a card.',
      [
        'That’s why the ',
        link('card guide', '/resources/certifications'),
        ' and our other guides are free to read and print. You don’t have to hire through us to use them.',
      ],
    ],
  },
} as const satisfies TopPage & {
  readonly who: TextBlock;
  readonly mission: TextBlock;
  readonly values: TileBlock;
  readonly vision: TextBlock;
};
