import { capitalised } from '../format/grammar.ts';
import { machines } from '../machines/index.ts';
import { machineCategories } from '../machines/machine-categories.ts';
import { link } from '../model/text.ts';
import { regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import { cardSchemes, cardYears } from '../tickets/card-schemes.ts';
import {
  bareCategory,
  category,
  categoryCodes,
  categoryCovers,
  categoryTitle,
  isCpcs,
  isNpors,
  letteredCodes,
  lettersText,
  people,
  weightSplits,
  type CategoryCode,
} from '../tickets/categories.ts';
import { nporsSize } from '../tickets/ticket-notes.ts';
import type { Guide } from './guide.ts';

const { cpcs, npors, mpqc, smartCheck } = cardSchemes;

/** Marks codes whose letters the table of letters explains. */
const inTable = (codes: readonly CategoryCode[]) =>
  `${codes.join(', ')}${codes.every(lettersText) ? '\u00a0+\u00a0letter' : ''}`;

export const certifications: Guide = {
  name: 'Certifications',
  group: 'before-booking',
  summary: 'Which CPCS or NPORS card each machine needs, what red and blue mean, and how to check a card.',
  heroDrawing: { kind: 'card-pair' },
  thumbnail: { kind: 'card-pair' },
  description:
    'CPCS card check and category table: which CPCS or NPORS ticket each machine needs, what red and blue cards mean, and how to tell a card is genuine.',
  question: 'Which card does an operator need, and how do you check it?',
  intro:
    'Find your machine below and ask for that code, then look the card up with the scheme that issued it. It has to be genuine, in date, and right for your machine’s weight and job.',
  updated: '2026-11-26',
  related: {
    machines: ['excavator-operators', 'grab-operators', 'crane-operators', 'piling-rig-operators'],
    sectors: ['quarry-operations', 'commercial-construction', 'demolition'],
    guides: ['operator-training', 'industry-standards', 'project-planning'],
  },
  sections: [
    {
      kind: 'machine-list',
      heading: 'Which category for which machine?',
      jump: 'Codes by machine',
      intro: [
        'Where there’s more than one code, use the ',
        link('ticket finder', '/which-ticket'),
        '. Either scheme will do, if your site takes it.',
      ],
      items: machines.listed.map((machine) => {
        const categories = machineCategories(machine);
        return {
          machine: machine.slug,
          lines: [`CPCS ${inTable(categories.cpcs)}`, `NPORS ${categories.npors.join(', ')}`],
        };
      }),
    },
    {
      kind: 'table',
      heading: 'What do the letters after a code mean?',
      collapses: 'on-phones',
      intro: [
        'The letter matters as much as the code: A59A alone doesn’t cover lifting. On D90, C covers B as well, D covers B and C, and E covers all three, while F is a separate test. A boom that slews 360° takes ',
        category('A77'),
        ', not an A17 with letters.',
      ],
      caption: 'CPCS categories with letters, and what each letter covers',
      columns: ['Category', 'Letters'],
      rows: letteredCodes.map((code) => [
        `${bareCategory(code)} ${categoryTitle(code)}`,
        lettersText(code) ?? '',
      ]),
    },
    {
      kind: 'card-reading',
      heading: 'What should you read on a card?',
      jump: 'What to read',
      intro: ['These are the seven points ', link('we check ourselves', '/why-choose-us'), '.'],
      band: 'bright',
    },
    {
      kind: 'table',
      heading: 'What do red and blue cards mean?',
      jump: 'Red and blue cards',
      intro: `Red means trained, and blue means they’ve proved it at work too, with an NVQ (the vocational qualification). ${mpqc.name} is the quarry industry’s card.`,
      caption: 'Operator cards, what the holder has done and how long the card lasts',
      columns: ['Card', 'What the holder has', 'How long it lasts'],
      rows: [
        [
          `Red, ${cpcs.name} or ${npors.name} with CSCS logo`,
          'Training, tests and a health and safety pass',
          `${cardYears('red')}; the NVQ turns it blue`,
        ],
        [`Blue, ${cpcs.name} or ${npors.name} with CSCS logo`, 'The NVQ as well', cardYears('blue')],
        [`${npors.name} traditional`, 'Training and tests, no NVQ', capitalised(npors.traditional.validity)],
        [`${mpqc.name} ${mpqc.assessed.title}`, 'Assessment on quarry plant', `${mpqc.assessed.years} years`],
        [
          `${mpqc.name} ${mpqc.competent.title}`,
          'Assessment, then proof from work',
          `${mpqc.competent.years} years`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can a red card holder drive on your site?',
      paragraphs: [
        'Yes, unless your site or client only takes blue. It isn’t a learner’s card, but they may have few hours and need supervision.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to do a card check at the gate',
      jump: 'Check at the gate',
      items: [
        {
          title: 'Scan it if it has the CSCS logo',
          text: [
            link(smartCheck.name, smartCheck.url),
            ' is a free app that shows the photo, name, qualifications and expiry date from the scheme’s own records.',
          ],
        },
        {
          title: 'Or look it up with the scheme',
          text: [
            `For a ${cpcs.name} card check, use the `,
            link(`${cpcs.runBy} card checker`, cpcs.checker),
            `. ${npors.name} has its own checker at `,
            link(new URL(npors.site).hostname.replace('www.', ''), npors.site),
            '. You need it for a traditional card, which Smart Check doesn’t cover.',
          ],
        },
        {
          title: 'Match the card to the person and the machine',
          text: 'Look at the face and the photo ID, then the category, the endorsement and the date beside it, because a category can run out before the card does.',
        },
        {
          title: 'Keep a note',
          text: 'Write the date, the checker and the result on the induction record.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which tickets get mixed up?',
      collapses: 'on-phones',
      items: [
        {
          term: 'The size of a 360',
          text: `${bareCategory('A58')} is for machines under ${weightSplits.excavator} tonnes and ${bareCategory('A59')} for those over. To lift, add letter C on CPCS, or ${category('N100')} on NPORS. ${nporsSize}`,
        },
        {
          term: '360 grab',
          text: `In a waste or scrap yard ask for ${bareCategory('A58')} or A59 by weight, or for ${category('N202')} or N722. On a demolition site a 360 with a selector grab takes ${category('D90', 'B', 'C', 'D', 'E')}.`,
        },
        {
          term: 'Grab lorry',
          text: `Most hauliers’ drivers hold ${cardSchemes.allmi.name}. ${category('A36')} and ${category('N107')} cover the same crane.`,
        },
      ],
    },
    {
      kind: 'table',
      collapses: 'on-phones',
      heading: 'Cards for the people round the machine',
      intro: `Anyone who’s trained and competent may locate services, and ${category('N304')} and EUSR Category 1 are common proof.`,
      caption: 'CPCS and NPORS categories for the people round the machine',
      columns: ['Role', cpcs.name, npors.name],
      look: 'columns',
      rows: Object.values(people).map(({ name, codes }) => [
        name,
        codes.filter(isCpcs).join(', ') || 'None',
        codes.filter(isNpors).join(', ') || 'None',
      ]),
    },
    {
      kind: 'table',
      heading: 'Every category on this site',
      collapses: 'always',
      intro: `Codes change, so check yours with ${cpcs.runBy} or ${npors.name} before you book.`,
      caption: 'All CPCS and NPORS categories on this site, with their titles and what they cover',
      columns: ['Code', 'Title on the card, and what it covers'],
      look: 'columns',
      rows: categoryCodes.map((code) => [code, `${categoryTitle(code)}. ${categoryCovers(code)}`]),
    },
    {
      kind: 'prose',
      heading: 'Is a card required by law?',
      paragraphs: [
        [
          'No. The law requires training (',
          link(regulations.puwer.short, regulations.puwer.href),
          ') and a check of skills and experience before you take an operator on (',
          link(regulations.cdm.short, regulations.cdm.href),
          '). CPCS is voluntary in law and expected on most major sites.',
        ],
        [
          'Your site decides which cards it takes, and some main contractors only accept NPORS with the CSCS logo. ',
          link('Quarries', '/industries/quarry-operations'),
          ` often ask for ${mpqc.name}, and demolition jobs for ${cardSchemes.ccdo.name}, that industry’s card.`,
        ],
      ],
    },
    {
      kind: 'sources',
      heading: 'Where this comes from',
      checked: '2026-11-26',
      items: [sources.cpcs, sources.npors, sources.smartCheck],
    },
  ],
};
