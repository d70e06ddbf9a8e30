import { cardSchemes, card } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Industry } from './industry';

export const infrastructureProjects: Industry = {
  name: 'Infrastructure Projects',
  title: 'Infrastructure Projects',
  group: 'roads',
  summary: 'Piling rigs, cranes, excavators and scrapers for rail, water, energy and flood schemes.',
  pictogram: 'bridge',
  description:
    'Plant operators for rail, water, energy and flood schemes: entry rules beyond the card, working platforms, support roles and fitness guidance explained.',
  heading: 'Infrastructure Projects',
  intro:
    'Rail, river and power clients add rules of their own to the card: medicals, site courses, extra roles on the ground. Send those rules with the first enquiry. This page sorts the plant by scheme and lists the posts that get forgotten.',
  updated: '2026-11-20',
  related: {
    services: ['piling-rig-operators', 'crane-operators', 'excavator-operators', 'scraper-operators'],
    locations: ['birmingham', 'solihull', 'nottingham', 'shrewsbury', 'worcester'],
    industries: ['earthworks', 'road-construction', 'commercial-construction'],
    resources: ['certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'The client’s entry rules take longer than the card check',
      paragraphs: [
        'On a rail, water or energy job the operator passes three gates: the scheme, the principal contractor and the asset owner. The first takes minutes. The third may take days, with its own medical, drugs and alcohol test, or track-safety course.',
        [
          'Start there. Ask the asset owner’s team for the current entry list and send it with ',
          link('the enquiry', '/contact'),
          '. Operators who already meet it start soonest. The rest can say honestly how far off they are.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Five kinds of scheme and the plant behind them',
      items: [
        {
          term: 'Rail and tram',
          text: [
            'Earthworks, platforms, bridge slides, utilities moved out of the way. ',
            link('Piling rigs', '/services/piling-rig-operators'),
            ' and cranes dominate at stations. Machines that run on the track itself need rail competence beyond any construction card.',
          ],
        },
        {
          term: 'Flood defence',
          text: `Embankment cores, sheet piles, rock armour. Long-reach 360s with grabs stand on soft banks, so the working platform is the first design. Driven piling is ${card('A45')} or ${card('A46')}.`,
        },
        {
          term: 'Water and sewerage',
          text: 'Treatment-works extensions, shafts, pipelines. Deep digs with boxes mean lifting as well as digging.',
        },
        {
          term: 'Energy and cables',
          text: [
            'Substation platforms, ducts across farmland, access tracks. ',
            link('Motor graders', '/services/grader-operators'),
            ` (${card('A19')} or ${card('N240')}) keep temporary roads open.`,
          ],
        },
        {
          term: 'Bridges and structures',
          text: `Heavy lifts in short closures, crawler cranes (${card('A02')} or ${card('N103')}) and abutment backfill in thin layers.`,
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Sign the platform over before the rig tracks on',
      text: [
        'A rig is only as steady as what it stands on. The principal contractor has the platform designed, built and maintained, and signs the ',
        link(
          'working platform certificate',
          'https://www.fps.org.uk/news-views/news/fps-publishes-updated-working-platform-certificate-to-enhance-rig-safety',
        ),
        ' of the Federation of Piling Specialists. Its log asks for weekly checks, and for a record after heavy rain, excavation or flooding.',
      ],
    },
    {
      kind: 'list',
      heading: 'Regulation, in the order you will be asked for it',
      items: [
        [
          link(regulations.cdm.name, regulations.cdm.href),
          ': projects over the F10 thresholds are notified, and the plan names each plant route, crossing and exclusion zone.',
        ],
        [
          link(regulations.gs6.name, regulations.gs6.href),
          `. ${regulations.gs6.asks} Wayleaves along cable routes make this daily work.`,
        ],
        `${regulations.bs7121.short}: ${regulations.bs7121.asks}`,
        `${regulations.loler.short}: setting a trench box or a pipe from slings is lifting. Ask for the lifting endorsement on ${card('A59')}, or ${card('N100')}.`,
        [
          link('Environmental permitting', sources.floodRisk.href),
          ': work on or near a main river can need a flood risk permit of its own. Refuelling stays back from the bank.',
        ],
        `${regulations.riddor.short}: overturned plant, contact with a live line and collapse are the sort of event that gets reported. Agree who rings.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Support posts that get forgotten until Monday',
      intro:
        'A rig without its gang stands idle. Ask for these people, or plan them, together with the driver.',
      caption: 'Supporting roles on infrastructure work and the categories for them',
      columns: ['Role', 'Category', 'Needed when'],
      rows: [
        ['Piling rig attendant', card('N022'), 'Any rig is turning'],
        ['Plant machinery marshal', card('N133'), 'Machines reverse near people'],
        ['Vehicle marshal', card('N403'), 'Lorries enter from a live road'],
        ['Slinger/signaller', `${card('A40')} or ${card('N402')}`, 'Anything hangs from a hook'],
        ['Cable locator user', card('N304'), 'Before each dig'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Long jobs: keep cards and fitness in date',
      paragraphs: [
        `A ${cardSchemes.cpcs.red.title} card runs ${cardSchemes.cpcs.red.years} years, a ${cardSchemes.cpcs.blue.title} card ${cardSchemes.cpcs.blue.years}. Some projects outlast both. Keep a register of expiry dates and look at it every month.`,
        [
          `Fitness guidance for plant operators suggests an assessment ${limits.fitnessCheck}, at any age. It is good practice rather than law. Safety-critical clients may go further, and a `,
          link('clear specification', '/resources/project-planning'),
          ' at the outset avoids surprises.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Stations, rivers and cable routes across the Midlands',
      paragraphs: [
        [
          'HS2 works stretch from Curzon Street in ',
          link('Birmingham', '/locations/birmingham'),
          ' to the Interchange site at ',
          link('Solihull', '/locations/solihull'),
          ', with the junction towards Curdworth near Sutton Coldfield. ',
          link('Nottingham', '/locations/nottingham'),
          ' has had tram and Trent flood schemes. ',
          link('Shrewsbury', '/locations/shrewsbury'),
          ' and Worcester live with the Severn.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Machine control',
      items: [
        {
          question: 'Do we need an operator trained on machine control?',
          answer:
            'If the model is on the screen, yes. Name the system and say whether the surveyor loads the files. A good digger driver without it will dig to pegs.',
        },
      ],
    },
  ],
};
