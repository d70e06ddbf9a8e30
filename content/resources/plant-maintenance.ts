import { card } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

export const plantMaintenance: Resource = {
  name: 'Plant Maintenance',
  group: 'on-site',
  summary: 'A printable walk-round sheet, the extra points for each machine, and the path of a defect.',
  pictogram: 'tool',
  description:
    'Printable start-of-shift walk-round sheet for mobile plant, extra points by machine, who inspects how often, and what happens to a defect.',
  heading: 'The start-of-shift walk-round, and what to do with a defect',
  intro:
    'Sixteen points, one lap of the machine and a try of the brakes: that is the daily check. Print the sheet below, add the lines for your machine, and send every defect the same way. The table shows who makes the weekly, service and thorough examinations.',
  updated: '2026-11-20',
  related: {
    services: ['dumper-operators', 'excavator-operators', 'loading-shovel-operators', 'roller-operators'],
    industries: ['quarry-operations', 'waste-management', 'earthworks'],
    resources: ['equipment-guides', 'construction-safety', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'Walk-round sheet for any machine',
      intro:
        'Machine on level ground, attachment down, engine off, key in your pocket. Start at the cab steps and go round once. Then start up.',
      items: [
        'Ground beneath: fresh oil, coolant or fuel',
        'Engine oil, coolant, hydraulic oil and fuel at their marks',
        'Tyres: cuts, pressure, wheel nuts. Tracks: tension, pads, rollers',
        'Hoses and rams: weeps, chafing, bent rods',
        'Pins, bushes and retaining bolts: all present, nothing walking out',
        'Bucket, blade or forks: cracks, edges, teeth',
        'Steps, handrails and grab handles: clean and tight',
        'Glass, mirrors and cameras: clean and set for this operator',
        'ROPS, FOPS and guards: undamaged, bolts in, no new holes',
        'Seat and belt: locks, retracts, no fraying',
        'Horn, beacon, lights and reversing alarm: work',
        'Service brake, parking brake and steering: tried at walking pace',
        'Controls and safety lever: return and isolate as they should',
        'Warning lamps out, gauges in the green',
        'Manual and, for lifting, load chart in the cab',
        'Extinguisher charged, where one is fitted',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Add the points that belong to the machine',
      items: [
        {
          term: 'Dumper',
          text: 'Articulation lock stowed, ROPS pins in, skip latch holding.',
        },
        {
          term: '360 and backhoe',
          text: 'Quick-hitch pin seen in place. Slew and boom locks, stabiliser pads on the backhoe.',
        },
        {
          term: 'Grab',
          text: 'Rotator, grab pins, hoses out to the tips, cab guard.',
        },
        {
          term: 'Loading shovel',
          text: 'Rock cuts in the tyre walls, steering lock bar stowed, bucket edge.',
        },
        {
          term: 'Telehandler and forklift',
          text: 'Forks and heels, chains, boom pads, load indicator, report of thorough examination.',
        },
        {
          term: 'Dozer and grader',
          text: 'Cutting edge, trunnions, circle and mouldboard wear, track rollers.',
        },
        {
          term: 'Roller',
          text: 'Drum scrapers, sprinklers, vibration switch, articulation lock.',
        },
        {
          term: 'Landfill compactor',
          text: 'Cleats, wire round the axles, cab filter, extinguisher.',
        },
        {
          term: 'Crane and piling rig',
          text: 'Ropes, hook latch, limit switches, rated capacity indicator, mast pins, guard interlocks.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Four levels of looking, each with its own person',
      intro: [
        `${regulations.puwer.short} wants plant maintained and inspected. ${regulations.loler.short} adds thorough examination of lifting equipment, which includes `,
        link('telehandlers', '/services/telehandler-operators'),
        ' and ',
        link('forklifts', '/services/forklift-operators'),
        '.',
      ],
      caption: 'Checks on mobile plant, who makes them and how often',
      columns: ['Check', 'By whom', 'How often'],
      rows: [
        ['Walk-round', 'Operator', 'Before each shift and at each change of driver'],
        ['Recorded inspection', 'Competent person named by the site or owner', 'Commonly weekly'],
        ['Service', 'Owner’s fitter', 'By engine hours in the maker’s schedule'],
        ['Thorough examination', 'Independent competent person', `Normally ${limits.examination}`],
      ],
    },
    {
      kind: 'steps',
      heading: 'A defect goes one way: to paper',
      items: [
        { term: 'Stop', text: 'Lower the attachment, switch off and take the key out.' },
        { term: 'Tag', text: 'A sign on the wheel or joystick, so that nobody borrows the machine.' },
        { term: 'Tell', text: 'Supervisor first, then the owner’s workshop, with hours and fleet number.' },
        {
          term: 'Decide',
          text: 'The supervisor and the fitter say whether it may work. Brakes, steering, belt, ROPS, hitch or guards always mean no.',
        },
        { term: 'Write', text: 'Defect, time, names and decision go in the book.' },
        { term: 'Sign back', text: 'The fitter signs the repair; the operator walks round again.' },
      ],
    },
    {
      kind: 'callout',
      heading: 'Look at the quick hitch every time you change a bucket',
      text: `See the pin or lock with your own eyes, out of the cab, bucket on the ground. Then curl and shake it low, away from people. The operator should have been trained on that make of hitch; the awareness category is ${card('N726')}.`,
    },
    {
      kind: 'prose',
      heading: 'On hired plant, agree who does the greasing',
      paragraphs: [
        'Hire terms usually leave daily care with the site and repair with the owner. Read yours. Ask who pays for tyre cuts, broken teeth and glass, and where to ring after hours.',
        [
          `${regulations.puwer.short} also binds whoever hires plant out, so ask for the service record with the machine. Allow the operator fifteen minutes at the start, and more at the end on waste or clay. A track frame packed solid overnight can be frozen or set by morning. Fuel and spill rules are under `,
          link('environmental compliance', '/resources/environmental-compliance'),
          '.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Two things hirers ask about checks',
      items: [
        {
          question: 'May an introduced operator refuse a machine?',
          answer:
            'Yes, and a good one will. Workers take reasonable care of themselves and others by law. A refusal with a written reason saves you the argument later.',
        },
        {
          question: 'How long should the sheets be kept?',
          answer:
            'Keep them at least until the next recorded inspection, and follow your client’s rule if it is longer. Thorough-examination reports have periods of their own.',
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
