import { company } from '../company.ts';
import { phoneLink } from '../contact-text.ts';
import { coverage } from '../coverage.ts';
import { definePage } from '../model/page.ts';
import type { Sections } from '../model/section.ts';
import { link, type Text } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';

export type Reason = {
  readonly title: string;
  readonly text: Text;
  /** How visitors can check it themselves, with a link. */
  readonly evidence: Text;
  /** The name of the file in `content/drawings/reasons`. It is drawn above the title. */
  readonly drawingFile: 'card' | 'map' | 'references' | 'risks';
};

const { cpcs, npors, smartCheck } = cardSchemes;

/** The sections below the reasons. */
const sections: Sections = [
  {
    kind: 'card-reading',
    heading: 'What we look at on the card',
    band: 'bright',
    note: `${promises.checkers.text} ${promises.checkWaits.text}`,
  },
  {
    kind: 'definitions',
    look: 'columns',
    heading: 'How to check a card yourself',
    jump: 'Check a card yourself',
    intro: 'Check the card when you read the profile, and again at the gate with the card in your hand.',
    items: [
      {
        term: 'A card with the CSCS logo',
        text: [
          'Use ',
          link(smartCheck.name, smartCheck.url),
          ', a free phone app that shows the photo, the qualifications and the expiry date from the scheme’s records.',
        ],
      },
      {
        term: `A ${cpcs.name} card`,
        text: ['Look the number up with the ', link(`${cpcs.runBy} checker`, cpcs.checker), '.'],
      },
      {
        term: `A traditional ${npors.name} card`,
        text: [
          'It has no CSCS logo and isn’t in that app, so look it up with ',
          link(npors.name, npors.site),
          '.',
        ],
      },
      {
        term: 'Not sure of the category?',
        text: [
          'Find the one that your machine needs in our ',
          link('card guide', '/resources/certifications'),
          ' before you compare the codes.',
        ],
      },
    ],
  },
  {
    kind: 'definitions',
    look: 'columns',
    heading: 'What we leave to you',
    jump: 'What we leave to you',
    items: [
      {
        term: 'Induction and supervision',
        text: [
          'A card shows that someone’s passed the tests, not that they know your machine, your haul road or your site rules. Induction, familiarisation and supervision stay with you under ',
          link(regulations.cdm.short, regulations.cdm.href),
          ' (the Construction, Design and Management Regulations).',
        ],
      },
      {
        term: 'The final choice',
        text: [
          `It’s yours, because you’ll be directing the work. ${promises.lookAgain.text} If you’ve another question, `,
          link('ask us', '/contact'),
          '.',
        ],
      },
      {
        term: 'Anything more your site asks for',
        text: `If your job needs more, such as a medical, tell us when you call and ${promises.passedOn.text}. ${promises.certificates.text}`,
      },
    ],
  },
  {
    kind: 'prose',
    heading: 'For buyers',
    paragraphs: [
      [
        'If a new supplier has to go through your buyer, send them ',
        link('one page to print and attach', '/for-buyers'),
        ' with our company details, insurance, data protection, modern slavery and complaints.',
      ],
    ],
  },
];

export const whyChooseUs = definePage('/why-choose-us', {
  name: 'Why Choose Us',
  title: 'Why Choose Us: CPCS and NPORS Cards Checked',
  description:
    'Why choose us? We check every operator’s CPCS or NPORS card, cover the Midlands, ring references and ask about risks. See how to check each point.',
  heading: `Why Choose ${company.name}`,
  opening: promises.cardCheck.text,
  intro:
    'Below are the reasons to hire through us, each with a way to check it for yourself, and the seven things we look at on a card.',
  callToAction: { machine: 'excavator-operators' },
  updated: '2026-11-27',
  reasons: [
    {
      title: 'Strictly NPORS and CPCS Qualified',
      drawingFile: 'card',
      text: promises.cardHeld.text,
      evidence: [
        link('Look the card up yourself', '/why-choose-us#how-to-check-a-card-yourself'),
        ` with the number on the profile. For ${cpcs.name} and ${npors.name}, you use the same checkers as we do.`,
      ],
    },
    {
      title: 'Midlands-Wide Coverage',
      drawingFile: 'map',
      text: `We cover ${coverage}.`,
      evidence: [
        link('Open your town’s page', '/locations'),
        ` for the roads in and the tickets to ask for. ${promises.travel.text}`,
      ],
    },
    {
      title: 'Rigorous Vetting',
      drawingFile: 'references',
      text: `${promises.confirmsWho.text} ${promises.recentWork.text}`,
      evidence: [
        link('See an example profile', '/hire-operators#what-you-receive'),
        `. ${promises.profileSays.text} Compare it with the card and the person at the gate.`,
      ],
    },
    {
      title: 'Commitment to Safety',
      drawingFile: 'risks',
      text: `${promises.risks.text} ${promises.bothSides.text}`,
      evidence: ['Ring ', phoneLink, ` and you’ll hear it. ${promises.risksAsked.text}`],
    },
  ],
  sections,
});
