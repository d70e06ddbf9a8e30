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
  summary: 'Every machine with its CPCS and NPORS categories, what each card proves, and how to check one.',
  pictogram: 'certificate',
  description:
    'Fifteen machines with their CPCS and NPORS categories, red, blue and traditional cards with validity, and how to check a card before work starts.',
  heading: 'Which card for which machine, and how to check it is real',
  intro:
    'Look the machine up in the first table and ask for that category by code. Then check three things: the card is genuine, in date, and shows the right category and endorsement for the machine on your hire sheet. The steps are below.',
  updated: '2026-11-20',
  related: {
    services: ['excavator-operators', 'grab-operators', 'crane-operators', 'piling-rig-operators'],
    industries: ['quarry-operations', 'commercial-construction', 'demolition'],
    resources: ['operator-training', 'industry-standards', 'project-planning'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Find the machine, then ask for the category',
      intro:
        'Main category first. Where a row shows several, size or type of machine decides, and the page behind the link says which.',
      caption: 'CPCS and NPORS categories for each machine',
      columns: ['Machine', 'CPCS', 'NPORS'],
      rows: services.entries.map(({ machine, slug, cards }) => [
        [link(machine, `/services/${slug}`)],
        codes(cards.cpcs),
        codes(cards.npors),
      ]),
    },
    {
      kind: 'definitions',
      heading: 'Six mix-ups that stop an operator at the gate',
      items: [
        {
          term: `${weightSplits.excavator}-tonne line`,
          text: `${card('A58')} is ${cardTitle('A58')}; ${card('A59')} is ${cardTitle('A59')}. Read the operating weight on your hire sheet.`,
        },
        {
          term: 'Lifting with a 360',
          text: `Digging alone does not cover it. Ask for endorsement C, or ${card('N100')}.`,
        },
        {
          term: 'Dumper or dump truck',
          text: `A site dumper is ${card('A09')}. ${card('A56')} is the articulated truck.`,
        },
        {
          term: 'Dozer or forklift',
          text: `${card('A34')} is the dozer; ${card('A14')} is a rough-terrain forklift. Say the machine as well as the code.`,
        },
        {
          term: 'Grab',
          text: 'No separate CPCS category for a 360 grab turned up in the lists we read. Ask for the excavator category plus training on the attachment.',
        },
        {
          term: 'Piling weight',
          text: `${card('A47')} is ${cardTitle('A47')}; ${card('A48')} is ${cardTitle('A48')}. Driven piling splits the same way. Read the card, because older papers drew the line elsewhere.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What each colour tells you, and for how long',
      caption: 'Operator cards, what they prove and how long they last',
      columns: ['Card', 'Holder has', 'Valid'],
      rows: [
        [
          `${cpcs.name} red, ${cpcs.red.title}`,
          'Passed HS&E, theory and practical tests; NVQ to come',
          `${cpcs.red.years} years, no renewal`,
        ],
        [
          `${cpcs.name} blue, ${cpcs.blue.title}`,
          'The NVQ for that plant as well',
          `${cpcs.blue.years} years, renewable`,
        ],
        ['NPORS red with CSCS logo', 'Training, tests and HS&E pass', `${npors.red.years} years`],
        ['NPORS blue with CSCS logo', 'Level 2 NVQ and HS&E pass', `${npors.blue.years} years`],
        ['NPORS traditional', 'Training and tests; no CSCS logo, NVQ not needed', npors.traditional.validity],
        [
          `${mpqc.name} ${mpqc.assessed.title}`,
          'Assessment for quarry plant',
          `${mpqc.assessed.years} years`,
        ],
        [
          `${mpqc.name} ${mpqc.competent.title}`,
          'Assessment, then competence proven at work',
          `${mpqc.competent.years} years`,
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Red means trained',
      text: 'It is not a learner’s card. A red holder has passed the tests and may operate; the NVQ and the experience behind it are outstanding. A client may accept blue only, so ask before you book.',
    },
    {
      kind: 'steps',
      heading: 'Check a card in five moves',
      items: [
        {
          term: 'Look for the logo',
          text: [
            'With a CSCS logo, scan the code or chip using ',
            link(smartCheck.name, smartCheck.page),
            ', a free app. Live scheme data appears: photo, name, qualifications, expiry.',
          ],
        },
        {
          term: 'Use the scheme’s own checker',
          text: [
            'For CPCS that is ',
            link('NOCN’s card checker', cpcs.checker),
            '. NPORS runs one too, reached from ',
            link('npors.com', npors.site),
            '. A traditional card, having no logo, is checked there. CPCS cards can also be tapped on a phone that reads chips.',
          ],
        },
        { term: 'Match the face', text: 'Card photo, screen photo, photo identity, person.' },
        {
          term: 'Read the back',
          text: 'Category, endorsement and the date beside each one. Categories can lapse before the card does.',
        },
        { term: 'Keep the proof', text: 'Date, checker used and result, filed with the induction record.' },
      ],
    },
    {
      kind: 'list',
      heading: 'Companion categories for the people round the machine',
      items: companionCards.map((code) => `${card(code)}: ${cardTitle(code)}`),
    },
    {
      kind: 'prose',
      heading: 'Competence is the law; cards are the evidence',
      paragraphs: [
        `${regulations.puwer.short} asks for trained users and ${regulations.cdm.short} for checked skills, knowledge and experience. Neither names a card. CPCS is voluntary in law and expected on most major sites, because it is the quickest proof.`,
        [
          'Acceptance is the site’s choice. Some main contractors want the CSCS logo on any NPORS card; ',
          link('quarries', '/industries/quarry-operations'),
          ` often take ${mpqc.name}. No card replaces induction or familiarisation with the actual machine.`,
        ],
        [
          'How an operator earns each one is in ',
          link('operator training', '/resources/operator-training'),
          '. Our own checks are on ',
          link('why choose us', '/why-choose-us'),
          '.',
        ],
      ],
    },
    {
      kind: 'sources',
      heading: 'Checkers and scheme pages',
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
