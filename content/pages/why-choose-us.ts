import { cardSchemes } from '../card-schemes';
import { company } from '../company';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link, type Sections, type Text } from '../section';
import { coverage } from './coverage';
import type { TopPage } from './top-page';

/** A reason with a way to verify it. */
type Point = { readonly title: string; readonly text: Text; readonly proof: Text };

const { cpcs, npors, smartCheck } = cardSchemes;

const sections: Sections = [
  {
    kind: 'list',
    heading: 'How to check a card yourself',
    intro: 'Check the card again at the gate, which takes a minute with the scheme’s own checker.',
    items: [
      [
        'For any card with the CSCS logo, use ',
        link(smartCheck.name, smartCheck.page),
        ', a free phone app that shows the photo, the qualifications and the expiry date from the scheme’s records.',
      ],
      [`For a ${cpcs.name} card check, use the `, link(`${cpcs.runBy} checker`, cpcs.checker), '.'],
      [
        `A traditional ${npors.name} card has no CSCS logo, so look it up with `,
        link(npors.name, npors.site),
        '.',
      ],
      [
        'If you’re not sure which category your machine needs, find it in our ',
        link('card guide', '/resources/certifications'),
        ' first.',
      ],
    ],
  },
  {
    kind: 'prose',
    heading: 'What we leave to you',
    paragraphs: [
      [
        'A card shows that someone’s passed the tests, not that they know your machine, your haul road or your site rules. Induction, familiarisation and supervision stay with you under ',
        link(regulations.cdm.short, regulations.cdm.href),
        ' (the Construction, Design and Management Regulations).',
      ],
      [
        `The final choice of operator is yours, because you’ll be directing the work. ${commitments.lookAgain.text} If you’ve got a question this page doesn’t answer, `,
        link('ask us', '/contact'),
        '.',
      ],
    ],
  },
  {
    kind: 'prose',
    heading: 'For buyers',
    paragraphs: [
      [
        'Our company details, insurance, data protection, modern slavery and complaints are ',
        link('on one page to print and attach', '/for-buyers'),
        '.',
      ],
    ],
  },
];

export const whyChooseUs = {
  title: 'Why Choose Us: CPCS and NPORS Cards Checked',
  description:
    'Why choose us? We check every operator’s CPCS or NPORS card, cover the Midlands, ring references and ask about risks. See how to check each point.',
  heading: `Why Choose ${company.name}`,
  intro: `${commitments.cardCheck.text} Here are four reasons to hire through us and a way to check each one, followed by what we look at on a card.`,
  updated: '2026-11-23',
  /** Heading above the drawing of a card. */
  card: 'What we look at on the card',
  /** Printed below the numbered list of the card's checks. */
  checkers: `${commitments.checkers.text} ${commitments.checkWaits.text}`,
  check: 'How to check',
  points: [
    {
      title: 'Strictly NPORS and CPCS Qualified',
      text: commitments.cardHeld.text,
      proof: 'Look up the card number with the checkers below, which are the ones we use.',
    },
    {
      title: 'Midlands-Wide Coverage',
      text: `We cover ${coverage}.`,
      proof: [
        `${commitments.travel.text} Our `,
        link('town pages', '/locations'),
        ' say which main roads lead to each one.',
      ],
    },
    {
      title: 'Rigorous Vetting',
      text: `${commitments.confirmsWho.text} ${commitments.recentWork.text}`,
      proof: `${commitments.profileSays.text} If your job needs more than that, such as a medical, ask us before you choose.`,
    },
    {
      title: 'Commitment to Safety',
      text: `${commitments.risks.text} ${commitments.onCardOnly.text}`,
      proof: commitments.risksAsked.text,
    },
  ],
  sections,
} as const satisfies TopPage & {
  readonly card: string;
  readonly checkers: string;
  readonly check: string;
  readonly points: readonly Point[];
  readonly sections: Sections;
};
