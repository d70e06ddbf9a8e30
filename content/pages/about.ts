import { company } from '../company';
import { commitments } from '../commitments';
import { link } from '../section';
import { coverage } from './coverage';
import type { TextBlock, TileBlock, TopPage } from './top-page';

/** The page about the company. */
export const about = {
  title: 'About Our Plant Operator Agency',
  description: `Who we are: a plant operator agency in ${company.city}. Read what we do for hirers and operators, what we don’t do, and what we promise.`,
  heading: `About ${company.name}`,
  intro: `We’re an agency in ${company.city} that finds certified plant operators for construction, quarrying, demolition, waste and infrastructure firms across the Midlands.`,
  updated: '2026-11-22',
  who: {
    heading: 'Who We Are',
    paragraphs: [
      `You ring us when you’ve got a machine and nobody to drive it. Operators register when they’ve got a ticket and want work. We ${commitments.checksInShort.text}, and introduce the two of you.`,
      [
        'That makes us an introducer, which the law calls an employment agency. You take the operator on and pay them direct, so we don’t employ operators, pay wages or run anybody’s site. ',
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
      `We want every site that rings us to get an operator with the right ticket, checked before they turn up. You can hire ${commitments.hireLength.text}. We also want good operators to hear about work without paying for it.`,
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
        text: `${commitments.cardCheck.text} ${commitments.identity.text}`,
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
  readonly who: TextBlock;
  readonly mission: TextBlock;
  readonly values: TileBlock;
  readonly vision: TextBlock;
};
