import { card, weightSplits, cardSchemes } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

const { cpcs, npors, mpqc, hseTest } = cardSchemes;

export const operatorTraining: Resource = {
  name: 'Operator Training',
  group: 'operators',
  summary: 'How to become a plant operator: first test, red card, NVQ and blue card, and what to send us.',
  pictogram: 'book',
  picture: 'telehandler',
  description:
    'How to become a plant operator: health and safety test, red card, NVQ and blue card, with CPCS, NPORS and MPQC side by side and what to send us.',
  heading: 'How do you become a plant operator?',
  intro: `Pass the health and safety test, train and test on your first machine, then work on a red card while you get your NVQ (vocational qualification) for the blue card. A CPCS red card lasts ${cpcs.red.years} years and can’t be renewed, so start the NVQ early. The steps are below, with what each scheme asks for.`,
  updated: '2026-11-21',
  related: {
    services: ['dumper-operators', 'excavator-operators', 'telehandler-operators', 'roller-operators'],
    industries: ['quarry-operations', 'residential-construction', 'road-construction'],
    resources: ['certifications', 'health-safety', 'plant-maintenance'],
  },
  jumps: {
    'From no card to blue card, step by step': 'How to get a card',
    'How do you renew a blue card?': 'Renew a blue card',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From no card to blue card, step by step',
      items: [
        {
          term: 'Choose your first machine',
          text: [
            'Pick something local sites use every day. Plenty of people start on a ',
            link('dumper', '/services/dumper-operators'),
            ' or a ',
            link('roller', '/services/roller-operators'),
            ' and add the 360 later.',
          ],
        },
        {
          term: 'Take the health and safety test',
          text: `The test for operatives from CITB, the industry training board, has ${hseTest.questions} questions in ${hseTest.minutes} minutes, and you need ${hseTest.pass} right. It has to be less than ${hseTest.withinYears} years old when you apply for the card. ${cpcs.name} also accepts NOCN’s own test.`,
        },
        {
          term: 'Train and get tested',
          text: 'Take the theory and practical tests at an accredited centre, on the size of machine you’re going to drive.',
        },
        {
          term: 'Work on your red card',
          text: `${cpcs.name} calls you a ${cpcs.red.title}. You can operate, and you’ve got ${cpcs.red.years} years to finish the NVQ.`,
        },
        {
          term: 'Register for the NVQ',
          text: 'Do it in the first few months. The assessor has to see you doing ordinary work, and that takes visits.',
        },
        {
          term: 'Get assessed on site',
          text: 'The plant operations NVQ, usually Level 2, is judged on your real work, statements from witnesses and questions.',
        },
        {
          term: 'Get your blue card',
          text: `You’re now a ${cpcs.blue.title}. The card lasts ${cpcs.blue.years} years and you can renew it.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'CPCS, NPORS or MPQC?',
      intro: [
        'Sites choose which cards they take, so ask where you’d like to work before you pay for training. The ',
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
      heading: 'What goes wrong most often?',
      items: [
        {
          term: 'The red card runs out',
          text: `A year’s extension has been possible with proof that you’re registered for the NVQ. Ask ${cpcs.runBy} while the card’s still valid.`,
        },
        {
          term: 'The wrong size of machine',
          text: `${card('A58')} is for 360s below ${weightSplits.excavator} tonnes and ${card('A59')} for those above. Train on the size you’re going to drive.`,
        },
        {
          term: 'No lifting',
          text: 'A digging category doesn’t cover slinging loads. Ask for the lifting endorsement when you book the course.',
        },
        {
          term: 'No proof of hours',
          text: 'Keep a logbook of dates, sites and machines from your first day, and get a supervisor to sign it.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How do you renew a blue card?',
      paragraphs: [
        `You do online learning. It replaced the old renewal test, which a lot of websites still describe. You also need a health and safety pass from the last ${hseTest.withinYears} years and evidence that you’ve been using the category, such as logbook hours.`,
        'If you got a category by “grandfather rights” without an NVQ, it ended on 31 December 2024 unless you passed a Competence Interview. Check each category on your card.',
      ],
    },
    {
      kind: 'list',
      heading: 'Which extra tickets get you more work?',
      intro: 'They’re short courses, and sites ask for them alongside the machine.',
      items: [
        `Slinger signaller: ${card('A40')} or ${card('N402')}`,
        `Cable avoidance: ${card('N304')}`,
        `Quick hitch awareness: ${card('N726')}`,
        `Tiltrotator: ${card('N020')}`,
        `Plant machinery marshal: ${card('N133')}`,
        [
          'Machine control and GPS, for ',
          link('earthworks', '/industries/earthworks'),
          ' with a dozer, grader or 360',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'What happens on a machine that’s new to you?',
      paragraphs: [
        `Say so, and ask for familiarisation before you start. Somebody who knows the model should show you the controls, the isolator, the way out of the cab and the load chart, and write down when they did it. For lift trucks, HSE’s code ${regulations.l117.short} sets out three stages of training, and this is the last of them.`,
      ],
    },
    {
      kind: 'checklist',
      heading: 'Plant operator jobs: have these ready when you register',
      sign: 'clipboard',
      intro: [
        promises.freeForOperators.text,
        ' The law doesn’t let an agency charge you for that. Use the ',
        link('registration form', '/operator-registration'),
        '.',
      ],
      items: [
        'Every card, front and back, with expiry dates',
        'The date you last passed the health and safety test',
        'Your NVQ certificate, or proof that you’re registered for it',
        'Your logbook, or a list of machines with years on each',
        'Two people you’ve worked for who we can ring',
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
        regulationSource(regulations.l117),
        regulationSource(regulations.agenciesAct),
        regulationSource(regulations.conduct),
      ],
    },
  ],
};
