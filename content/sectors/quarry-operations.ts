import { phoneLink } from '../contact-text.ts';
import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { nightLimits } from '../shared-sections.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { category, categoryLetters, weightSplits } from '../tickets/categories.ts';
import { quarryCards } from '../tickets/ticket-notes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const { mpqc, cpcs } = cardSchemes;

const machines: Sector['machines'] = [
  'rigid-truck',
  'loading-shovel-operators',
  'excavator-operators',
  'articulated-truck',
  'dozer-operators',
  'grader-operators',
];

export const quarryOperations: Sector = {
  name: 'Quarry Operations',
  title: `Quarry Plant Operators, ${mpqc.name} and ${cpcs.name}`,
  group: 'minerals-waste',
  summary:
    'Loading shovel, dump truck, 360 and dozer operators for quarries, with the cards quarries accept.',
  heroDrawing: { kind: 'machine', machine: 'loading-shovel-operators' },
  machines,
  description: `Loading shovel, dump truck, 360 and dozer drivers for Midlands quarries. Which ticket for each machine, when ${mpqc.name} counts, and a first-shift checklist.`,
  intro: `We find loading shovel, dump truck, 360 and dozer drivers for quarries, ${promises.leadTime.text}. Tell us which cards your quarry takes and when it runs inductions, because either can rule a driver out.`,
  updated: '2026-11-24',
  related: {
    machines: ['loading-shovel-operators', 'excavator-operators', 'dozer-operators', 'grader-operators'],
    towns: ['leicester', 'nuneaton', 'derby', 'shrewsbury'],
    sectors: ['mining-operations', 'earthworks'],
    guides: ['certifications', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: `${quarryCards} ${askEarly('grader-operators')}`,
      caption: 'Quarry jobs, the machine that usually does each, and the category to ask for',
      columns: ['Job', 'Machine', 'Ask for'],
      machines,
      rows: [
        ['Loading at the face', 'Loading shovel', usualTickets.loadingShovel.line],
        [
          'Loading at the face, breaking oversize',
          `360 over ${weightSplits.excavator} tonnes`,
          `${category('A59', 'A', 'B')} or ${category('N202')}`,
        ],
        ['Hauling to the crusher', 'Rigid dump truck', usualTickets.rigidTruck.line],
        ['Stripping overburden', 'Articulated dump truck', usualTickets.articulatedTruck.line],
        ['Stripping, restoration', 'Dozer', usualTickets.dozer.line],
        ['Haul roads', 'Motor grader', usualTickets.grader.line],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Dump truck drivers, days or nights',
      jump: 'Dump trucks and nights',
      intro:
        'You can have a driver for one day or for weeks of nights. Nights take longer to fill, so ring as soon as you know the shift times.',
      items: [
        {
          term: 'The ticket',
          text: `An articulated truck takes ${category('A56', 'B')} for any size, or ${category('A56', 'A')} ${categoryLetters.A56.A}. A rigid one takes ${category('A57')}. On an NPORS card ${category('N205')} covers either.`,
        },
        {
          term: mpqc.name,
          text: `If your gate takes ${mpqc.name}, it has to name that type of truck.`,
        },
        {
          term: 'Nights in law',
          text: [
            'Four 12-hour nights a week is at the limit, on average over the weeks worked. Where your risk assessment shows special hazards or heavy strain, it’s 8 hours in any 24: see ',
            nightLimits,
            '.',
          ],
        },
        {
          term: 'Who pays what',
          text: [
            'You pay the driver direct, with any night rate and digs, and us one fee for the whole run. Digging minerals out isn’t CIS work: see ',
            link('how a quarry takes a driver on', '/hire-operators#quarries-and-waste-sites'),
            '.',
          ],
        },
        {
          term: 'Ring us',
          text: [phoneLink, '. Have the truck, the shift times, the dates and the induction day ready.'],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong in a quarry',
      figure: 'shovel-blind-side',
      band: 'bright',
      items: [
        {
          term: 'A person in the blind spot',
          text: 'A shovel or dump truck driver can lose sight of a van, let alone a person. Go through the vehicle rules on speed, right of way and light vans, and drive the route with every new driver.',
        },
        {
          term: 'Too close to an edge',
          text: 'Haul roads and tips need edge protection, and a driver who sees a worn bund reports it before the next load.',
        },
        {
          term: 'Loading under a loose face',
          text: 'Tell the driver who inspects the face and who may restart, because they may only have worked in a stockyard.',
        },
        {
          term: 'Rules left unread',
          text: [
            'The ',
            link('Quarries Regulations', regulations.quarries.href),
            ' require the quarry operator to give everyone a copy of the rules and make sure they’re understood. Drivers must be competent, so check the card and then assess them yourself.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: `Will a quarry take a ${cpcs.name} card?`,
      paragraphs: [
        `Some do and assess the driver themselves, but others only take ${mpqc.name} (the ${mpqc.fullName}). We check an ${mpqc.name} card with the scheme itself. ${promises.checkWaits.text} An ${mpqc.assessed.title} card lasts ${mpqc.assessed.years} years and a ${mpqc.competent.title} card ${mpqc.competent.years}, and holders can apply to move between ${mpqc.name} and ${cpcs.name}. A site dumper ticket doesn’t cover a haul truck.`,
      ],
    },
    checksAndPayIn('shovel driver', 'if they’ve loaded at a face or only from a stockpile'),
    {
      kind: 'checklist',
      heading: 'First-shift checklist to print',
      printedHeading: 'First-shift checklist',
      items: [
        'Site rules and vehicle rules handed over and signed for',
        'Induction, assessment and sign-off by a named person',
        'Radio channel, call sign and daily contact',
        'Blasting times, sentry points and the all-clear',
        'Who inspects the face, and who may restart loading',
        'Belt, cameras, lights and reversing alarm proved working',
        'Dust suppression running, cab filters clean',
        'White diesel in the tank, not red',
      ],
    },
    {
      kind: 'questions',
      heading: 'New drivers and medicals',
      items: [
        {
          question: 'Can a driver from a housing site start in a quarry?',
          answer:
            'Yes, if they hold the right category and pass your induction and assessment. Start them on stockpiles in daylight.',
        },
        {
          question: 'Do operators need a medical?',
          answer: `The law doesn’t generally require one. The Construction Plant-hire Association’s guidance is a fitness check ${limits.fitnessCheck}, and your quarry may have its own rule. If it has, send it over and ${promises.passedOn.text}.`,
        },
      ],
    },
  ],
};
