import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { nightLimits } from '../shared-sections.ts';
import { sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

export const rollerOperators: Machine = {
  name: 'Roller Operators',
  title: `Roller Drivers for Hire, Ride-On Ticket ${category('A31')}`,
  summary: 'Roller drivers for tandem, single-drum, padfoot and tyred machines on fill, stone and asphalt.',
  size: {
    length: 4.5,
    height: 3,
    pose: 'roll-over frame up',
    edges: [31.2, 289.8],
    source: 'Tandem roller of about 8 t with roll-over frame, typical of its class',
  },
  group: 'usual',
  description:
    'We find roller drivers in the Midlands for asphalt, stone and clay. See which ride-on ticket to ask for and what to have ready.',
  opening: `Yes, we can find you a roller driver, ${promises.leadTime.text}.`,
  intro: `For any ride-on roller ask for ${category('A31')} or ${category('N214')}. Say which roller you’ve got, what you’re rolling, and any nights or weekends.`,
  updated: '2026-11-24',
  ticketLine: usualTickets.roller.line,
  variants: [
    {
      name: 'Ride-on roller, any type',
      tickets: usualTickets.roller.tickets,
      note: 'A walk-behind or remote-control trench roller needs different training, so call us about one of those.',
    },
  ],
  facts: {
    range: 'Ride-on, from 1.5-tonne tandems to 25-tonne tyred rollers',
    hire: 'A night shift to a season',
    provide: 'The roller, compaction figures, edge line',
  },
  related: {
    machines: ['grader-operators', 'dozer-operators', 'dumper-operators', 'compactor-operators'],
    sectors: ['road-construction', 'earthworks', 'infrastructure-projects'],
    towns: ['solihull', 'rugby', 'stafford', 'shrewsbury'],
    guides: ['certifications', 'health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which ticket do you need?',
      jump: 'Tickets',
      intro: `It’s ${category('A31')} (ride on roller) or ${category('N214')} (road roller) for every type below, because neither scheme splits smooth drum from padfoot. A walk-behind or remote-control trench roller needs different training, so call us about one of those.`,
      caption: 'Ride-on rollers by type, with their usual weight and work',
      columns: ['Type', 'Usual weight', 'Where it works'],
      rows: [
        ['Small tandem, two smooth drums', '1.5-4 t', 'Footways, drives, car parks, patches'],
        ['Large tandem', '7-12 t', 'Asphalt mats behind a paver'],
        ['Single drum, smooth', '7-20 t', 'Stone, sub-base, granular fill'],
        ['Single drum, padfoot', '7-20 t', 'Clay and other cohesive fill'],
        ['Pneumatic-tyred', '8-25 t', 'Kneading and sealing asphalt, surface dressing'],
        ['Combination, drum and tyres', '2-10 t', 'Asphalt patches, joints, tight bends'],
      ],
    },
    checksAndCost('roller driver', 'what they’ve rolled lately: clay, stone or asphalt'),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      guide: 'Drums and jobs',
      figure: 'roller-drums',
      band: 'bright',
      paragraphs: [
        [
          'Say if it’s asphalt or earthworks, because a driver who’s good on clay may not have rolled hot asphalt. On ',
          link('road schemes', '/industries/road-construction'),
          ' the specification sets the layers and the passes, and the main contractor says which cards it takes. If the roller has pass-count mapping, give the driver time to learn the screen.',
        ],
        [
          `You can hire a driver ${promises.hireLength.text}. Surfacing might be one night, and big earthworks take a season. Mention nights on the first call. A worker who’s done a day shift needs `,
          link('11 hours’ rest', regulations.workingTime.href),
          ' first: see ',
          nightLimits,
          '.',
        ],
      ],
    },
    haveReady('roller', [
      'Compaction figures: layer depth, passes, vibration on or off, and who does the testing.',
      'The rolling pattern, and how far to stay from edges.',
      'A note of buried services, culverts, cellars and retaining walls, which may mean static passes only.',
      'Traffic management if the public are on the other side of the cones.',
      [
        'A layer that’s already been shaped by a dozer or a ',
        link('grader', '/services/grader-operators'),
        '.',
      ],
    ]),
    dailyChecks(
      [
        'Drum faces, scrapers and mats clean and set',
        'Isolation mounts between drum and frame unbroken',
        'Tyres at the same pressure all round, where fitted',
        'Articulation joint greased, locking bar stowed',
        'Roll-over frame up and pinned; belt undamaged',
        'Water tank, filters and every spray nozzle running',
        'Forward-reverse lever returns to neutral, brake grips on a slope',
        'Vibration starts and stops by its switch',
        'Beacon, lights, reversing alarm, mirrors, horn',
        'Oil, fuel, coolant; no drips on new asphalt',
      ],
      'National Highways requires daily checks and a fastened seat belt on its jobs.',
    ),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does the driver need a street works card?',
          answer: [
            'Not always, because the street works law (',
            link(regulations.nrswa.short, regulations.nrswa.href),
            ') only requires one qualified operative on site the whole time and a qualified supervisor. They can be other people in your gang.',
          ],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Going over at an edge',
          text: 'A drum can drop off a soft verge without warning. Peg a line back from trenches and banks, and use a walk-behind roller between the line and the edge.',
        },
        {
          term: 'Someone behind the drum',
          text: [
            'Rollers reverse all the time. Keep the gang clear, fit a camera and follow ',
            link(regulations.hsg144.short, regulations.hsg144.href),
            ', HSE’s guide to site vehicles.',
          ],
        },
        {
          term: 'Damage below ground',
          text: [
            'Vibration can crack old mains and shallow ducts. Find them first with HSE’s guide ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [sources.wholeBodyVibration, sources.streetWorks],
    },
  ],
};
