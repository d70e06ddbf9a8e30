import { company, terms } from '../company';
import { link } from '../section';
import { services } from '../services';
import { beyondRegions, regionList } from './coverage';
import type { TextBlock, TileBlock, TopPage } from './top-page';

/** The page about the company. */
export const about = {
  title: 'About Us',
  description: `${company.name} introduces certified plant operators to Midlands hirers: who we are, our mission, four values, and where we draw the line.`,
  heading: `About ${company.name}`,
  intro: `We are an agency in ${company.city} that introduces certified mobile plant operators to construction, quarrying, demolition, waste and infrastructure firms across the Midlands.`,
  updated: '2026-11-20',
  who: {
    heading: 'Who We Are',
    paragraphs: [
      'A hirer has a machine, a start date and nobody in the seat. An operator has a card, experience and a free week. Our work is to bring the two together with the facts already checked.',
      [
        'In law that makes us an employment agency, an introducer. We do not engage operators, pay wages or direct work on site. Hirer and operator agree terms with each other, and the hirer keeps the duties that come with a site. ',
        link('How hiring works', '/hire-operators'),
        ' shows who does what.',
      ],
      [
        `We cover ${services.entries.length} types of machine, from a site dumper to a `,
        link('piling rig', '/services/piling-rig-operators'),
        `. The regions are ${regionList}, with ${beyondRegions}.`,
      ],
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      `To put a competent operator in front of each hirer, with a card that has been checked, for hires ${terms.hire}. Sites should not stand still for want of a driver, and drivers should not sit at home for want of a phone call.`,
    ],
  },
  values: {
    heading: 'Our Values',
    items: [
      {
        pictogram: 'hard-hat',
        title: 'Safety First',
        text: 'We ask about site risks before we ask about dates. If the card does not cover the task, we say so and nobody is put forward for it.',
      },
      {
        pictogram: 'card-check',
        title: 'Quality',
        text: 'A photograph of a card proves little. Each one is looked up with its scheme: genuine, in date, right category, same face.',
      },
      {
        pictogram: 'clock',
        title: 'Reliability',
        text: 'A plain no by lunchtime is worth more than a maybe at five. You hear early when an operator cannot be found or cannot come.',
      },
      {
        pictogram: 'handshake',
        title: 'Partnership',
        text: 'Hirers and operators both hear the same account of the job. Work-seekers are never charged for finding work.',
      },
    ],
  },
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      'A Midlands where nobody climbs into a cab without the right category, and every site can check it in a minute. A good operator should be known by record as well as by word of mouth.',
      [
        'That is why the ',
        link('card guide', '/resources/certifications'),
        ' and the other guides here are open to everyone, hirers of ours or not.',
      ],
    ],
  },
} as const satisfies TopPage & {
  readonly who: TextBlock;
  readonly mission: TextBlock;
  readonly values: TileBlock;
  readonly vision: TextBlock;
};
