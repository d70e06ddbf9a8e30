import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { cardSchemes, cardYears } from '../tickets/card-schemes.ts';
import { bareCategory, category, lettersText, weightSplits } from '../tickets/categories.ts';
import { marshalCodes } from '../tickets/ticket-notes.ts';
import type { Guide } from './guide.ts';

const { cpcs, npors, mpqc, hseTest } = cardSchemes;

export const operatorTraining: Guide = {
  name: 'Operator Training',
  group: 'rules',
  summary: 'How to become a plant operator: first test, red card, NVQ and blue card, and what to send us.',
  heroDrawing: { kind: 'card-pair' },
  thumbnail: { kind: 'guide', drawingFile: 'red-to-blue' },
  description:
    'How to become a plant operator: health and safety test, red card, NVQ and blue card, with CPCS, NPORS and MPQC side by side and what to send us.',
  question: 'How do you become a plant operator?',
  intro: `Pass the health and safety test, then train and get tested on your first machine. You work on a red card while you get your NVQ (vocational qualification) for the blue one. Start the NVQ early, because a CPCS red card only lasts ${cpcs.red.years} years.`,
  updated: '2026-11-24',
  related: {
    machines: ['dumper-operators', 'excavator-operators', 'telehandler-operators', 'roller-operators'],
    sectors: ['quarry-operations', 'residential-construction', 'road-construction'],
    guides: ['certifications', 'health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From no card to blue card, step by step',
      jump: 'How to get a card',
      items: [
        {
          title: 'Choose your first machine',
          text: [
            'Pick something local sites use every day, such as a ',
            link('dumper', '/services/dumper-operators'),
            ' or a ',
            link('roller', '/services/roller-operators'),
            ', and add the 360 later.',
          ],
        },
        {
          title: 'Take the health and safety test',
          text: `CITB’s test for operatives has ${hseTest.questions} questions in ${hseTest.minutes} minutes, and you need ${hseTest.pass} right. It has to be less than ${hseTest.withinYears} years old when you apply for the card, and ${cpcs.name} also accepts NOCN’s own test.`,
        },
        {
          title: 'Train and get tested',
          text: 'Take the theory and practical tests at an accredited centre, on the size of machine you want to drive.',
        },
        {
          title: 'Work on your red card',
          text: `You’re a ${cpcs.red.title} now, with ${cardYears('red')} to finish the NVQ, and you can operate. Say how many hours you’ve done, because sites need them to plan supervision, and ask for familiarisation on every machine that’s new to you.`,
        },
        {
          title: 'Register for the NVQ',
          text: 'Start early, because you’re assessed at work and it takes time to collect the evidence.',
        },
        {
          title: 'Get assessed on site',
          text: 'The plant operations NVQ is usually Level 2, and it’s judged on your real work, statements from witnesses and questions.',
        },
        {
          title: 'Get your blue card',
          text: `That makes you a ${cpcs.blue.title}, on a card that lasts ${cardYears('blue')} and can be renewed.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'CPCS, NPORS or MPQC?',
      intro: [
        'Ask where you want to work before you pay for a course, because sites choose which cards they take. The ',
        link('card guide', '/resources/certifications'),
        ' lists the categories.',
      ],
      caption: 'First and full cards under CPCS, NPORS with CSCS logo, traditional NPORS and MPQC',
      columns: ['Scheme', 'First card', 'Full card', 'Mostly used on'],
      rows: [
        [
          cpcs.name,
          `Red, ${cpcs.red.years} years`,
          `Blue, ${cpcs.blue.years} years, with NVQ`,
          'Major construction sites',
        ],
        [
          `${npors.name} with CSCS logo`,
          `Red, ${npors.red.years} years`,
          `Blue, ${npors.blue.years} years, with NVQ`,
          'Construction, utilities, hire firms',
        ],
        [
          `${npors.name} traditional`,
          `A single card, ${npors.traditional.validity}`,
          'None, and no NVQ needed',
          'Work away from the major sites',
        ],
        [
          mpqc.name,
          `${mpqc.assessed.title}, ${mpqc.assessed.years} years`,
          `${mpqc.competent.title}, ${mpqc.competent.years} years`,
          [link('Quarries', '/industries/quarry-operations')],
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What can go wrong?',
      items: [
        {
          term: 'The red card runs out',
          text: `A year’s extension has been possible for people registered for the NVQ, so ask ${cpcs.runBy} while the card is still in date.`,
        },
        {
          term: 'The wrong size of machine',
          text: `${bareCategory('A58')} stops at ${weightSplits.excavator} tonnes and ${bareCategory('A59')} starts there. Each has letters (${lettersText('A59')}). Train on the machine you’re going to drive.`,
        },
        {
          term: 'No lifting',
          text: 'A digging ticket doesn’t cover hanging loads. Ask for letter C when you book the course.',
        },
        {
          term: 'No proof of hours',
          text: 'Keep a logbook of dates, sites and machines from day one, and get a supervisor to sign it.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: `How do you renew a ${cpcs.name} blue card?`,
      jump: 'Renew a blue card',
      paragraphs: [
        `For ${cpcs.name} you need a health and safety pass from the last ${hseTest.withinYears} years and CPD, which is online learning. You also need logbook hours, a practical test or an on-site assessment, because the old renewal test is gone. For ${npors.name} or ${mpqc.name}, ask the scheme.`,
        `A ${cpcs.name} category that you got by “grandfather rights”, with no NVQ, ended on 31 December 2024 unless you passed a Competence Interview. Check each one on your card.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Which extra tickets get you more work?',
      intro:
        'Get your slinger’s too, because a load on chains needs a slinger and the driver can’t do both. Sites may also ask for any of these.',
      items: [
        `Slinger signaller: ${category('A40')} or ${category('N402')}`,
        `Locating services: ${category('N304')} or EUSR Category 1`,
        `Quick hitch awareness: ${category('N726')}`,
        `Tiltrotator: ${category('N020')}`,
        `Marshal: ${marshalCodes}`,
        [
          'Machine control and GPS, for ',
          link('earthworks', '/industries/earthworks'),
          ' with a dozer, grader or 360',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Plant operator jobs: have these ready when you register',
      intro: [
        promises.freeForOperators.text,
        ' The law doesn’t let an agency do it. When you’ve got these together, use the ',
        link('registration form', '/operator-registration'),
        '.',
      ],
      items: [
        'Every card, front and back, with expiry dates',
        'The date you last passed the health and safety test',
        'Your NVQ certificate, or proof that you’re registered for it',
        'Your logbook, or a list of machines with years on each',
        'Two people we can ring: past employers, or a trainer if you’re new to it',
        'Photo ID that matches your cards',
        'Proof of your right to work in the UK, for whoever takes you on',
        'The towns you can reach and the shifts you can work',
      ],
    },
    {
      kind: 'sources',
      heading: 'Scheme rules and guidance',
      checked: '2026-11-20',
      items: [
        sources.cpcs,
        sources.npors,
        sources.smartCheck,
        regulationSource(regulations.agenciesAct),
        regulationSource(regulations.conduct),
      ],
    },
  ],
};
