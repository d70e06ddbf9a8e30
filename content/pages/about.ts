import { company, mainOffice } from '../company.ts';
import { contactText } from '../contact-text.ts';
import { coverage } from '../coverage.ts';
import { sampleProfile } from '../hiring/sample-profile.ts';
import { definePage } from '../model/page.ts';
import type { Party } from '../model/section-parts.ts';
import type { Sections } from '../model/section.ts';
import { link, type Text } from '../model/text.ts';
import type { MachineSlug } from '../paths.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';

export type TextBlock = { readonly heading: string; readonly paragraphs: readonly Text[] };

/** A value of the company, with evidence that a visitor can check. */
export type CompanyValue = {
  readonly title: string;
  readonly text: Text;
  readonly evidence: {
    readonly from: string;
    readonly term?: string;
    readonly text: Text;
  };
};

/** Steps in the lanes of those who take part. */
export type Swimlanes = {
  readonly heading: string;
  /** The parties from left to right. They stand at the heads of their lanes, in wide windows beside a machine. */
  readonly parties: readonly {
    readonly party: Party;
    readonly name: string;
    readonly machine?: MachineSlug;
  }[];
  /** A text for each party that takes part in the step. */
  readonly steps: readonly { readonly [P in Party]?: string }[];
};

const fromProfile = (term: string) => {
  const line = sampleProfile.parts
    .flatMap(({ checked, lines }) => (checked ? lines : []))
    .find((entry) => entry.term === term);
  if (!line)
    throw new Error(
      `content/pages/about.ts: "${term}" is not a checked line of content/hiring/sample-profile.ts. Use the \`term\` of one.`,
    );
  return { from: 'From an example profile', ...line };
};

/** Further sections at the end of the page, such as a photo or a map. */
const sections: Sections = [];

export const about = definePage('/about', {
  name: 'About',
  shareDrawing: { kind: 'machine', machine: 'dozer-operators' },
  title: 'About Our Plant Operator Agency',
  description: `Who we are: a plant operator agency in ${mainOffice.town}. Read what we do for hirers and operators, what we don’t do, and what we promise.`,
  heading: `About ${company.name}`,
  opening: `We find certified plant operators for building, quarry, demolition, waste and infrastructure firms across the Midlands, from ${mainOffice.town}. You take them on and pay them direct.`,
  updated: '2026-11-22',
  contact: {
    title: company.person ? 'Who you’re talking to' : 'Contact us',
    phone: 'Phone',
    answered: 'Answered',
    city: 'Based in',
  },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      `We find drivers for everything from site dumpers to piling rigs, in ${coverage}.`,
      [
        'In law we’re an employment agency. We don’t employ operators, pay wages, hire out machines or run sites. Read ',
        link('how hiring works', '/hire-operators'),
        ', look up ',
        link('the machines we find drivers for', '/services'),
        ', or print ',
        link('one page for your buyer', '/for-buyers'),
        '.',
      ],
    ],
  },
  swimlanes: {
    heading: 'From your call to the first shift',
    parties: [
      { party: 'hirer', name: 'You' },
      { party: 'agency', name: 'Us' },
      { party: 'operator', name: 'Driver', machine: 'skid-steer-operators' },
    ],
    steps: [
      { hirer: 'You ring us with the machine, the site and the dates.' },
      { agency: 'We ask about the ticket and the risks, and tell you our fee.' },
      { operator: 'Operators with that ticket hear about the job and its risks, and say yes or no.' },
      { agency: `We ${promises.checksInShort.text}.` },
      { hirer: 'You accept our written terms, read the profiles and choose.' },
      {
        hirer: 'You offer the pay and the hours in writing.',
        operator: 'They agree the pay and the hours with you.',
      },
      { operator: 'They start on your site, under your direction, and you pay them direct.' },
    ],
  },
  mission: {
    heading: 'Our Mission',
    /** Drawn to one scale, from left to right. */
    machines: [
      'dumper-operators',
      'roller-operators',
      'excavator-operators',
      'crane-operators',
      'piling-rig-operators',
    ],
    paragraphs: [
      [
        'Our job is to find you an operator with the right ticket in time for your start, and to show you ',
        link('how we checked it', '/why-choose-us'),
        '.',
      ],
      ['Have you got a ticket and want work? ', link('Register with us', '/operator-registration'), '.'],
    ],
  },
  values: {
    heading: 'Our Values',
    items: [
      {
        title: 'Safety First',
        text: `${promises.risks.text} ${promises.onCardOnly.text}`,
        evidence: fromProfile('Your job'),
      },
      {
        title: 'Quality',
        text: `${promises.cardCheck.text} ${promises.ownRule.text} ${promises.doubt.text}`,
        evidence: fromProfile('Card'),
      },
      {
        title: 'Reliability',
        text: `${promises.straightAnswer.text} ${promises.replacement.text}`,
        evidence: {
          from: 'When you need us',
          term: contactText.outOfHoursPhone,
          text: promises.support.text,
        },
      },
      {
        title: 'Partnership',
        text: `${promises.bothSides.text} ${promises.freeForOperators.text}`,
        evidence: {
          from: 'The law',
          term: regulations.agenciesAct.name,
          text: [
            'It doesn’t let an agency charge for that. ',
            link('Read the Act', regulations.agenciesAct.href),
            '.',
          ],
        },
      },
    ],
  },
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      [
        'We want every site in the Midlands to know which card to ask for and how to check it. The ',
        link('card guide', '/resources/certifications'),
        ' and our other guides are free to read and print.',
      ],
    ],
  },
  sections,
});
