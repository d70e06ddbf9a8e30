import { link } from '../model/text.ts';
import { limits, regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import type { Guide } from './guide.ts';

export const plantMaintenance: Guide = {
  name: 'Plant Maintenance',
  group: 'on-site',
  summary: 'A daily walk-round sheet to print, extra checks for each machine, and what to do with a defect.',
  heroDrawing: { kind: 'machine', machine: 'backhoe-operators' },
  thumbnail: { kind: 'guide', drawingFile: 'spanner-oil' },
  description:
    'Daily plant check sheet to print: the walk-round for any machine, extra points for diggers, dumpers and telehandlers, and what to do with a defect.',
  question: 'What should an operator check before each shift?',
  intro:
    'Walk once round the machine with the engine off, then start up and try the brakes, steering and controls. The sheet below covers any machine, with a few extra points for each type. If you find a defect, stop, report it and keep everybody off the machine until it’s been looked at.',
  updated: '2026-11-23',
  related: {
    machines: ['dumper-operators', 'excavator-operators', 'loading-shovel-operators', 'roller-operators'],
    sectors: ['quarry-operations', 'waste-management', 'earthworks'],
    guides: ['equipment-guides', 'construction-safety', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'checklist',
      blanks: 'machine',
      heading: 'Daily check sheet for any machine',
      jump: 'Daily check sheet',
      intro:
        'Park on the level with the attachment down, the engine off and the key in your pocket, then start at the cab steps.',
      items: [
        'Ground underneath: fresh oil, coolant or fuel',
        'Engine oil, coolant, hydraulic oil and fuel at their marks',
        'Tyres: cuts, pressure, wheel nuts. Tracks: tension, pads, rollers',
        'Hoses and rams: weeps, chafing, bent rods',
        'Pins, bushes and retaining bolts: all there, none working loose',
        'Bucket, blade or forks: cracks, edges, teeth',
        'Steps, handrails and grab handles: clean and tight',
        'Glass, mirrors and cameras: clean and set for this operator',
        'Roll-over and falling-object protection and guards: undamaged, bolts in, no new holes',
        'Seat and belt: locks, retracts, no fraying',
        'Horn, beacon, lights and reversing alarm working',
        'Service brake, parking brake and steering tried at walking pace',
        'Controls and safety lever return and isolate as they should',
        'Warning lamps out, gauges in the green',
        'Manual in the cab, with the load chart if it lifts',
        'Extinguisher charged, if fitted',
      ],
    },
    {
      kind: 'table',
      heading: 'What else should you check on each machine?',
      caption: 'Extra daily checks by type of machine',
      columns: ['Machine', 'Check as well'],
      look: 'columns',
      machines: [
        'dumper-operators',
        'excavator-operators',
        'grab-operators',
        'loading-shovel-operators',
        'telehandler-operators',
        'dozer-operators',
        'roller-operators',
        'compactor-operators',
        'crane-operators',
      ],
      rows: [
        ['Dumper', 'Articulation lock stowed, roll-bar pins in, skip latch secure'],
        [
          '360 and backhoe',
          'Quick-hitch pin seen in place; slew and boom locks, stabiliser pads on a backhoe',
        ],
        ['360 grab', 'Rotator, grab pins, hoses to the tips, cab guard'],
        ['Loading shovel', 'Rock cuts in the tyre walls, steering lock bar stowed, bucket edge'],
        [
          'Telehandler and forklift',
          'Forks and heels, chains, boom pads, load indicator, examination report',
        ],
        ['Dozer and grader', 'Cutting edge, trunnions, circle and mouldboard wear, track rollers'],
        ['Roller', 'Drum scrapers, sprinklers, vibration switch, articulation lock'],
        ['Landfill compactor', 'Cleats, wire round the axles, cab filter, extinguisher'],
        [
          'Crane and piling rig',
          'Ropes, hook latch, limit switches, load indicator, mast pins, guard interlocks',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'What to do with a defect',
      jump: 'Found a defect?',
      items: [
        { title: 'Stop', text: 'Lower the attachment, switch off and take the key out.' },
        { title: 'Tag it', text: 'Hang a sign on the wheel or joystick so that the machine isn’t borrowed.' },
        {
          title: 'Report it',
          text: 'Tell the supervisor first, then the owner’s workshop, with the hours and fleet number.',
        },
        {
          title: 'Decide',
          text: 'The supervisor and the fitter decide if it can work. If it’s brakes, steering, belt, roll-over protection, hitch or guards, the answer is no.',
        },
        {
          title: 'Write it down',
          text: 'Enter the defect, the time, the names and the decision in the book.',
        },
        { title: 'Sign it back', text: 'The fitter signs the repair and the operator walks round again.' },
      ],
    },
    {
      kind: 'callout',
      heading: 'Check the quick hitch every time you change a bucket',
      text: `Get out with the bucket on the ground and look at the pin or lock yourself. Then curl and shake it low down, away from people. You need training on that make of hitch, and ${category('N726')} is an awareness category for it.`,
    },
    {
      kind: 'table',
      heading: 'Who inspects plant, and how often?',
      jump: 'Inspection dates',
      intro: [
        `The work equipment regulations (${regulations.puwer.short}) require maintenance and inspection. The lifting regulations (${regulations.loler.short}) add a thorough examination of anything that lifts, and that includes `,
        link('telehandlers', '/services/telehandler-operators'),
        ' and ',
        link('forklifts', '/services/forklift-operators'),
        '.',
      ],
      caption: 'Checks on mobile plant, who makes them and how often',
      columns: ['Check', 'Who does it', 'How often'],
      rows: [
        ['Walk-round', 'The operator', 'Before each shift and at each change of driver'],
        ['Recorded inspection', 'A competent person named by the site or the owner', 'Commonly weekly'],
        ['Service', 'The owner’s fitter', 'By engine hours, to the maker’s schedule'],
        ['Thorough examination', 'An independent competent person', `Normally ${limits.examination}`],
      ],
    },
    {
      kind: 'prose',
      heading: 'Who looks after hired plant?',
      paragraphs: [
        'Usually you do the daily care and the owner does the repairs, as the hire terms will say. Ask who pays for cut tyres, broken teeth and glass, and which number to ring after hours.',
        [
          'Before you put your own driver in a hired machine, ask the hire firm if it accepts one, and check that your hired-in plant cover names them. Under the CPA’s model conditions you pay for loss and damage, and idle time may be charged. The hire page covers ',
          link('your own driver in a hired machine', '/hire-operators#plant-hire-firms-and-hired-machines'),
          '.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about plant checks',
      items: [
        {
          question: 'Can an operator we’ve taken on refuse a machine?',
          answer: [
            `Yes, if they think it’s unsafe: they stop first and then report it. ${regulations.seriousDanger.asks} The law is the `,
            link(regulations.seriousDanger.name, regulations.seriousDanger.href),
            '.',
          ],
        },
        {
          question: 'How long should we keep the sheets?',
          answer:
            'Until the next recorded inspection at least, or longer if your client says so. Reports of thorough examination have periods of their own.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Official pages on looking after plant',
      checked: '2026-11-20',
      items: [
        sources.mobileEquipment,
        sources.liftingQuestions,
        sources.excavators,
        regulationSource(regulations.puwer),
        regulationSource(regulations.loler),
      ],
    },
  ],
};
