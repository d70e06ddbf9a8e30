import { blocks } from '../blocks';
import { card, cardTitle, companionCards, weightSplits, type CardCode, cardSchemes } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { services } from '../services';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

const { cpcs, npors, mpqc, smartCheck } = cardSchemes;

const codes = (list: readonly CardCode[]) => list.map(card).join(', ');

export const certifications: Resource = {
  name: 'Certifications',
  group: 'before-booking',
  summary: 'Which CPCS or NPORS card each machine needs, what red and blue mean, and how to check a card.',
  pictogram: 'certificate',
  description:
    'CPCS card check and category table: which CPCS or NPORS ticket each machine needs, what red and blue cards mean, and how to tell a card is genuine.',
  heading: 'Which card does an operator need, and how do you check it?',
  intro:
    'Find your machine in the table and ask for that category by its code. Then look the card up with the scheme that issued it, because a photo of a card proves nothing. You’re checking that it’s genuine, in date and shows the right category and endorsement for the machine you’ve hired.',
  updated: '2026-11-21',
  related: {
    services: ['excavator-operators', 'grab-operators', 'crane-operators', 'piling-rig-operators'],
    industries: ['quarry-operations', 'commercial-construction', 'demolition'],
    resources: ['operator-training', 'industry-standards', 'project-planning'],
  },
  jumps: {
    'Which category for which machine?': 'Which card?',
    'What do red and blue cards mean?': 'Red or blue?',
    'How to do a card check at the gate': 'Check a card now',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which category for which machine?',
      intro: [
        'The main category comes first. Where there are several, the size or type of machine decides: ',
        link('find yours in three taps', '/which-ticket'),
        ', or start there from a card.',
      ],
      caption: 'CPCS and NPORS categories for each machine',
      columns: ['Machine', 'CPCS', 'NPORS'],
      look: 'pairs',
      machines: services.entries.map(({ slug }) => slug),
      rows: services.entries.map(({ machine, slug, cards }) => [
        [link(machine, `/services/${slug}`)],
        codes(cards.cpcs),
        codes(cards.npors),
      ]),
    },
    {
      kind: 'table',
      heading: 'What do red and blue cards mean?',
      intro:
        'Red means the operator is trained and blue means they’ve also proved it at work with an NVQ, the vocational qualification.',
      caption: 'Operator cards, what the holder has done and how long the card lasts',
      columns: ['Card', 'What the holder has', 'How long it lasts'],
      rows: [
        [
          `${cpcs.name} red card, ${cpcs.red.title}`,
          'Health and safety, theory and practical tests passed',
          `${cpcs.red.years} years, can’t be renewed`,
        ],
        [
          `${cpcs.name} blue card, ${cpcs.blue.title}`,
          'The NVQ for that plant as well',
          `${cpcs.blue.years} years, renewable`,
        ],
        [
          `${npors.name} red card with CSCS logo`,
          'Training, tests and a health and safety pass',
          `${npors.red.years} years`,
        ],
        [
          `${npors.name} blue card with CSCS logo`,
          'Level 2 NVQ and a health and safety pass',
          `${npors.blue.years} years`,
        ],
        [
          `${npors.name} traditional card`,
          'Training and tests, with no CSCS logo and no NVQ needed',
          npors.traditional.validity,
        ],
        [`${mpqc.name} ${mpqc.assessed.title}`, 'Assessment on quarry plant', `${mpqc.assessed.years} years`],
        [
          `${mpqc.name} ${mpqc.competent.title}`,
          'Assessment, then competence proved at work',
          `${mpqc.competent.years} years`,
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Can a red card holder drive on your site?',
      text: 'Yes, unless your site says otherwise. A red card isn’t a learner’s card: the holder has passed the tests and still has the NVQ to finish. Some clients only take blue, so ask before you book.',
    },
    {
      kind: 'steps',
      heading: 'How to do a card check at the gate',
      intro: 'Print this and pin it up in the gatehouse.',
      items: [
        {
          term: 'Scan it if it has the CSCS logo',
          text: [
            link(smartCheck.name, smartCheck.page),
            ' is a free app. It reads the code or chip and shows the photo, name, qualifications and expiry date from the scheme’s own records.',
          ],
        },
        {
          term: 'Or look it up with the scheme',
          text: [
            `For a ${cpcs.name} card check, use the `,
            link(`${cpcs.runBy} card checker`, cpcs.checker),
            `. ${npors.name} has its own checker, which you reach from `,
            link('npors.com', npors.site),
            '. Use it for traditional cards, which have no logo to scan.',
          ],
        },
        {
          term: 'Match the face',
          text: 'The card, the screen, the photo ID and the person should all match.',
        },
        {
          term: 'Read the back',
          text: 'Check the category, the endorsement and the date beside each category. A category can run out before the card does.',
        },
        {
          term: 'Keep a note',
          text: 'Write down the date, the checker you used and the result, and file it with the induction record.',
        },
      ],
    },
    blocks.cardReading,
    {
      kind: 'definitions',
      heading: 'Which mistakes stop an operator at the gate?',
      items: [
        {
          term: 'Wrong weight of 360',
          text: `${card('A58')} is ${cardTitle('A58')} and ${card('A59')} is ${cardTitle('A59')}. Read the operating weight on your hire sheet.`,
        },
        {
          term: 'Lifting with a 360',
          text: `A digging category doesn’t cover it. Ask for endorsement C, or ${card('N100')}.`,
        },
        {
          term: 'Dumper or dump truck',
          text: `A site dumper is ${card('A09')}. An articulated dump truck is ${card('A56')}.`,
        },
        {
          term: 'Dozer or forklift',
          text: `${card('A34')} is the dozer and ${card('A14')} is a rough-terrain forklift. Say the machine as well as the code and you won’t mix them up.`,
        },
        {
          term: '360 grab',
          text: 'We don’t know of a separate CPCS category for a 360 with a grab. Ask for the excavator category and training on the attachment.',
        },
        {
          term: 'Piling rig weight',
          text: `For bored piles, ${card('A47')} is below ${weightSplits.piling} tonnes and ${card('A48')} above. Driven piling splits the same way. Older cards may use another weight, so read the wording on the card.`,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Cards for the people round the machine',
      intro: 'You’ll need these for a slinger signaller, a vehicle or traffic marshal, or a lift supervisor.',
      items: companionCards.map((code) => `${card(code)}: ${cardTitle(code)}`),
    },
    {
      kind: 'prose',
      heading: 'Is a card required by law?',
      paragraphs: [
        `No. ${regulations.puwer.short}, the work equipment regulations, requires operators to be trained, and ${regulations.cdm.short} requires whoever appoints them to check skills, knowledge and experience. Neither of them names a card. CPCS is voluntary in law, but it’s expected on most major sites because it’s the quickest proof of training.`,
        [
          `Your site decides which cards it takes. Some main contractors only accept NPORS cards with the CSCS logo, and `,
          link('quarries', '/industries/quarry-operations'),
          ` often ask for ${mpqc.name}. Whatever the card, the operator still needs your induction and familiarisation with the actual machine.`,
        ],
        [
          'If you’d like to earn a card yourself, read ',
          link('operator training', '/resources/operator-training'),
          '.',
        ],
      ],
    },
    {
      kind: 'sources',
      heading: 'Card checkers and scheme pages',
      checked: '2026-11-20',
      items: [
        sources.cpcs,
        sources.cpcsChecker,
        sources.npors,
        sources.smartCheck,
        regulationSource(regulations.puwer),
        regulationSource(regulations.cdm),
      ],
    },
  ],
};
