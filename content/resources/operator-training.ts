import { card, weightSplits, cardSchemes } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

const { cpcs, npors, mpqc, hseTest } = cardSchemes;

export const operatorTraining: Resource = {
  name: 'Operator Training',
  group: 'operators',
  summary: 'The stages from first test to blue card under CPCS, NPORS and MPQC, with the common snags.',
  pictogram: 'book',
  description:
    'The route from novice to blue card: HS&E test, red card, NVQ, renewal. CPCS, NPORS and MPQC side by side, and what to bring when you register.',
  heading: 'From novice to blue card: the route and where people fall off it',
  intro:
    'Pass the HS&E test, train and test on one machine, work on a red card, earn the NVQ, then hold blue. The red card’s expiry is the clock to beat. Here is each stage, how the schemes differ, and what catches people out.',
  updated: '2026-11-20',
  related: {
    services: ['dumper-operators', 'excavator-operators', 'telehandler-operators', 'roller-operators'],
    industries: ['quarry-operations', 'residential-construction', 'road-construction'],
    resources: ['certifications', 'health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Seven stages, in the order you meet them',
      items: [
        {
          term: 'Choose one machine',
          text: [
            'Pick what local sites need daily. A ',
            link('forward tipping dumper', '/services/dumper-operators'),
            ' or a ',
            link('roller', '/services/roller-operators'),
            ' is a common first category; a 360 usually follows.',
          ],
        },
        {
          term: 'Sit the HS&E test',
          text: `CITB’s test for operatives: ${hseTest.questions} questions in ${hseTest.minutes} minutes, ${hseTest.pass} right to pass. It must be no older than ${hseTest.withinYears} years when you apply for the card. ${cpcs.name} also accepts NOCN’s own test.`,
        },
        {
          term: 'Train and be tested',
          text: 'A theory test and a practical test at an accredited centre, on the actual class of machine. Novices need more days than experienced hands.',
        },
        {
          term: 'Carry the red card',
          text: `${cpcs.red.title}: ${cpcs.red.years} years, and it cannot be renewed. You may operate. The NVQ, and the site experience behind it, are still to come.`,
        },
        {
          term: 'Register for the NVQ early',
          text: 'Do it in the first months. The assessor needs to see you doing ordinary work, and that takes visits.',
        },
        {
          term: 'Be assessed on site',
          text: 'The plant operations NVQ, typically Level 2, is judged on real work, witness statements and questions.',
        },
        {
          term: 'Move up to blue',
          text: `${cpcs.blue.title}: ${cpcs.blue.years} years, renewable.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Same ladder, different scheme',
      intro: [
        'Sites choose which cards they accept. Ask where you want to work before you pay a training centre. ',
        link('Certifications', '/resources/certifications'),
        ' lists the categories.',
      ],
      caption: 'Training route under CPCS, NPORS with CSCS logo, traditional NPORS and MPQC',
      columns: ['Scheme', 'First card', 'Full card', 'Used mostly'],
      rows: [
        [
          cpcs.name,
          `Red, ${cpcs.red.years} years`,
          `Blue, ${cpcs.blue.years} years, NVQ needed`,
          'Major construction sites',
        ],
        [
          'NPORS with CSCS logo',
          `Red, ${npors.red.years} years`,
          `Blue, ${npors.blue.years} years, NVQ needed`,
          'Construction, utilities, hire firms',
        ],
        [
          'NPORS traditional',
          `One card, ${npors.traditional.validity}`,
          'None: no NVQ asked for',
          'Work outside major construction sites',
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
      kind: 'prose',
      heading: 'Renewing blue no longer means a renewal test',
      paragraphs: [
        `Many pages still describe a test of fifteen questions per category. ${cpcs.name} has replaced it with online learning. You also need an HS&E pass from the last ${hseTest.withinYears} years and evidence of use, such as logbook hours. Start the logbook on the first day of the red card.`,
        'Categories that came by “grandfather rights” without an NVQ ended on 31 December 2024, unless the holder passed a Competence Interview. If your card dates from then, check each category.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Where people fall off the route',
      items: [
        {
          term: 'The red card runs out',
          text: `An extension of a year has been possible with proof of NVQ registration. Ask ${cpcs.runBy} while the card is still valid.`,
        },
        {
          term: 'The wrong weight',
          text: `${card('A58')} and ${card('A59')} part at ${weightSplits.excavator} tonnes. Train on the size you will drive.`,
        },
        {
          term: 'Lifting left out',
          text: 'A digging category does not cover slinging loads. Ask for the lifting endorsement at the first booking.',
        },
        {
          term: 'No hours to show',
          text: 'Keep dates, sites, machines and a supervisor’s signature. Nobody can sign for a job they have forgotten.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Additions that make an operator easier to place',
      intro: 'These are short courses beside the machine category.',
      items: [
        `Slinger/signaller: ${card('A40')} or ${card('N402')}`,
        `Cable avoidance: ${card('N304')}`,
        `Quick hitch awareness: ${card('N726')}`,
        `Tiltrotator: ${card('N020')}`,
        `Plant machinery marshal: ${card('N133')}`,
        [
          'Machine control and GPS, useful on ',
          link('earthworks', '/industries/earthworks'),
          ' with a dozer, grader or 360',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'A card starts the learning; the site finishes it',
      paragraphs: [
        `${regulations.l117.short} sets out the pattern for lift trucks. ${regulations.l117.asks} The same thinking serves every machine. A new cab needs a walk round the controls, the isolator, the escape route and the load chart.`,
        'Hirers: allow half an hour for this, with somebody who knows the model. Note who gave it and when. Operators: say so if the machine is new to you.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have these ready when you register with us',
      intro: [
        'Joining costs nothing: an agency may not charge a work-seeker for finding work. Use the ',
        link('registration form', '/operator-registration'),
        '.',
      ],
      items: [
        'Every card, front and back, with expiry dates',
        'Date of your last HS&E pass',
        'NVQ certificate or registration, if you have one',
        'Logbook, or a list of machines with years on each',
        'Two referees who saw you operate',
        'Photo identity that matches the cards',
        'Towns you can reach and shifts you can work',
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
        regulationSource(regulations.conduct),
      ],
    },
  ],
};
