import { company, terms } from '../company';
import { link, type Sections, type Text } from '../section';
import type { TileBlock, TopPage } from './top-page';

const sections: Sections = [
  {
    kind: 'checklist',
    heading: 'Documents you will need, though not today',
    intro:
      'The form takes no documents yet. Have these to hand for when we ring, so that your first introduction is not held up.',
    items: [
      'CPCS, NPORS or MPQC card, both sides, with categories and expiry dates readable',
      'Proof of identity with a photograph',
      'Proof that you may work in the UK, which whoever engages you may ask to see',
      'Health, safety and environment test result, if your card needs one',
      'Logbook or employer’s letters that show recent hours on each machine',
      'Two people who will speak for your work, with phone numbers',
      'Driving entitlement, if you would travel in a vehicle or take plant on the road',
      'Your own liability insurance certificate, if you trade as self-employed',
    ],
  },
  {
    kind: 'prose',
    heading: 'What registering means',
    paragraphs: [
      'You join a list of people we may put forward. You are free to refuse any job and to work through anyone else. Nothing goes to a hirer until we have spoken to you about that job.',
      'Scrapers and piling rigs are not among the machines on the form. Tick what else you drive, and tell us about them when we ring.',
      [
        'We introduce; we do not employ. If a hirer chooses you, you agree pay, hours and basis with them. The ',
        link('hiring page', '/hire-operators'),
        ' shows how the duties are shared.',
      ],
      [
        'A red card is no bar. It means you have passed the tests and the vocational qualification is still ahead. ',
        link('Operator training', '/resources/operator-training'),
        ' sets out the road to blue.',
      ],
    ],
  },
];

/** Registration of operators: everything on the page beside the form itself. */
export const operatorRegistration = {
  title: 'Join Our Operator Network',
  description: `Register as a plant operator: one short form, reviewed within ${terms.review}, never a charge to work-seekers. CPCS, NPORS or equivalent card needed.`,
  heading: 'Join Our Operator Network',
  intro:
    'Register once and we can put you forward for work on the machines you choose, across the Midlands. It takes a few minutes. You need a valid CPCS or NPORS card, or an equivalent such as MPQC.',
  updated: '2026-11-20',
  next: {
    heading: 'What Happens Next?',
    items: [
      {
        pictogram: 'clock',
        title: `Reviewed within ${terms.review}`,
        text: 'A person reads your application, then contacts you by phone or e-mail.',
      },
      {
        pictogram: 'card-check',
        title: 'Accurate and certified',
        text: 'Give accurate information and hold valid NPORS/CPCS certification. We check each card with its scheme before we introduce you.',
      },
      {
        pictogram: 'document',
        title: 'Documents come later',
        text: 'Documents are not uploaded through this form yet. We tell you what to show us, and how, when we make contact.',
      },
      {
        pictogram: 'handshake',
        title: 'No charge to you',
        text: 'Work-seekers are never charged for finding work. Nobody from here will ask you for a fee.',
      },
    ],
  },
  privacy: [
    'We use what you enter to consider your application and to find you work. The ',
    link('privacy policy', '/privacy-policy'),
    ' says who sees it and how long it is kept.',
  ],
  help: `Trouble with the form? Ring ${company.phone} or write to ${company.email}.`,
  sections,
} as const satisfies TopPage & {
  readonly next: TileBlock;
  readonly privacy: Text;
  readonly help: string;
  readonly sections: Sections;
};
