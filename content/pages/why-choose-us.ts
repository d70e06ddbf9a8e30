import { cardSchemes } from '../cards';
import { company } from '../company';
import { regulations } from '../regulations';
import { link, type Sections, type Text } from '../section';
import { beyondRegions, regionList } from './coverage';
import type { Tile, TopPage } from './top-page';

/** A reason with how a reader can check it. */
export type Point = Tile & { readonly proof: Text };

const { cpcs, npors, mpqc, smartCheck } = cardSchemes;

const sections: Sections = [
  {
    kind: 'steps',
    heading: 'What happens between your call and a name',
    intro: 'The order is fixed, because each step can end the search.',
    items: [
      {
        term: 'The job',
        text: 'We write down machine, task, site risks, dates and the gate’s card rule. No risks given means we ring back for them.',
      },
      { term: 'The match', text: 'Category first, endorsement second, distance third.' },
      {
        term: 'The person',
        text: 'We speak to the operator about this job, confirm identity, and ask whether they want it.',
      },
      {
        term: 'The card',
        text: 'It is looked up before the profile goes out, even for somebody we have introduced before. Cards lapse.',
      },
      { term: 'The profile', text: 'You see category, expiry, recent machines and references. You decide.' },
    ],
  },
  {
    kind: 'list',
    heading: 'Check us, and check the card yourself',
    intro: 'No agency should mind being tested. These take a minute each.',
    items: [
      [
        link(smartCheck.name, smartCheck.page),
        ' reads any card with the CSCS logo on a phone and shows photo, qualifications and expiry from the scheme’s own records.',
      ],
      [`${cpcs.name} cards can be looked up on the `, link(`${cpcs.runBy} checker`, cpcs.checker), '.'],
      [
        `Traditional ${npors.name} cards carry no CSCS logo. Look those up with `,
        link(npors.name, npors.site),
        ' directly.',
      ],
      [
        'The ',
        link('certifications guide', '/resources/certifications'),
        ' lists which category belongs to each machine.',
      ],
    ],
  },
  {
    kind: 'prose',
    heading: 'What we leave to you',
    paragraphs: [
      [
        'A card shows that somebody was competent when tested. It cannot show that they know your machine, your haul road or your rules. Induction, familiarisation and supervision stay with the hirer under the ',
        link(regulations.cdm.name, regulations.cdm.href),
        '.',
      ],
      [
        'We also leave the choice to you. If none of the people put forward suits, say why, and the next search is better for it. ',
        link('Ask us anything', '/contact'),
        ' that this page leaves open.',
      ],
    ],
  },
];

/** Four reasons, and how each can be checked. */
export const whyChooseUs = {
  title: 'Why Choose Us',
  description:
    'NPORS and CPCS qualified, Midlands-wide, vetted, with safety first: four reasons to hire through us and how you can check each one yourself.',
  heading: `Why Choose ${company.name}`,
  intro: 'Four reasons. Under each one stands how it is checked, so that you need not take our word for it.',
  updated: '2026-11-20',
  points: [
    {
      pictogram: 'certificate',
      title: 'Strictly NPORS and CPCS Qualified',
      text: `Everyone we introduce holds a current ${npors.name} or ${cpcs.name} card in the category for your machine, or an equivalent that your site accepts, such as ${mpqc.name} in a quarry.`,
      proof:
        'The card is looked up with its scheme: genuine, in date, right category and endorsement, and the photograph matches the person.',
    },
    {
      pictogram: 'map-pin',
      title: 'Midlands-Wide Coverage',
      text: `${regionList}, plus ${beyondRegions}.`,
      proof: [
        'Operators say how far they will travel. Distance is settled before a profile is sent, so a name put forward for ',
        link('Birmingham', '/locations/birmingham'),
        ' has agreed to the journey.',
      ],
    },
    {
      pictogram: 'users',
      title: 'Rigorous Vetting',
      text: 'Identity, experience, training and references come before the first introduction. We ask what machines the operator drove lately, where and for whom.',
      proof:
        'The profile says what was confirmed and how, so that you can ask for more where the job calls for it.',
    },
    {
      pictogram: 'hard-hat',
      title: 'Commitment to Safety',
      text: 'We ask for the site’s risks first and pass them to the operator before they accept. Nobody is put forward for a task outside the card.',
      proof:
        'Lifting, slopes, live traffic, contamination and overhead lines are standing questions on every enquiry. Expect to be asked them.',
    },
  ],
  sections,
} as const satisfies TopPage & { readonly points: readonly Point[]; readonly sections: Sections };
