import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Service } from './service';

export const rollerOperators: Service = {
  machine: 'Roller',
  name: 'Roller Operators',
  title: 'Roller Operators',
  summary: 'Ride-on tandem, single-drum, padfoot and tyred rollers for fill, sub-base and asphalt.',
  drawing: 'roller',
  description:
    'Ride-on roller operators for asphalt, stone and clay: the card to ask for, drum types by layer, edge rules, daily checks and lengths of hire.',
  heading: 'Roller Operators',
  intro:
    'The layer decides the drum, and the drum and the layer decide whom to ask for. Here are the roller types by weight, the card category, what to hand over on day one, and the edge and reversing rules that matter most.',
  updated: '2026-11-20',
  cards: { cpcs: ['A31'], npors: ['N214'] },
  plate: {
    range: 'Ride-on, small tandem to large drum',
    hire: 'A night shift to a season',
    provide: 'Pass figures, edge line, induction',
  },
  related: {
    services: ['grader-operators', 'dozer-operators', 'dumper-operators', 'compactor-operators'],
    industries: ['road-construction', 'earthworks', 'infrastructure-projects'],
    locations: ['solihull', 'rugby', 'stafford', 'shrewsbury'],
    resources: ['certifications', 'health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'The layer chooses the drum',
      intro: [
        'Rollers close up fill, sub-base and asphalt so that a surface does not sink later. On ',
        link('road schemes', '/industries/road-construction'),
        ' the specification fixes layer thickness and number of passes. The operator delivers both.',
      ],
      caption: 'Ride-on rollers: type, usual weight and work',
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
    {
      kind: 'prose',
      heading: 'Check that it has a seat, then ask for the card',
      paragraphs: [
        `The category is ${card('A31')}, ride on roller, or ${card('N214')}, road roller. Neither title separates smooth drum from padfoot, so name yours. Put this to your supplier before you ring: is it ride-on or pedestrian, and what is it rolling? A walk-behind or remote trench roller calls for other training.`,
        `Before anyone is put forward we confirm the card with its scheme. We use ${cardSchemes.smartCheck.name} if there is a CSCS logo and the NPORS register if not, and then ask past hirers about asphalt and earthworks separately. A tidy hand on clay is not always welcome on a hot mat. The final choice, and the engagement, are yours.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Hand these over on day one',
      items: [
        'The compaction figures: layer depth, passes, vibration on or off, and who tests.',
        'Induction and RAMS, with the rolling pattern, the stop line and how far to stay from edges.',
        'Known services and structures. Culverts, cellars and retaining walls may mean static passes only.',
        'Traffic management if the public is on the other side of the cones.',
        'Time to learn the machine: vibration switch, water spray, crab steer, park brake.',
        'A rule that rakers and levellers stay out of the path, agreed with the gang.',
        [
          'No lift plan, unless the roller itself is craned into place. A ',
          link('grader', '/services/grader-operators'),
          ' or dozer should shape the layer first.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before rolling, tick these',
      intro: 'National Highways expects daily checks and a fastened seat belt on its works.',
      items: [
        'Drum faces, scrapers and mats clean and set',
        'Isolation mounts between drum and frame unbroken',
        'Tyres at one pressure all round, where fitted',
        'Articulation joint greased, locking bar stowed',
        'Roll-over frame up and pinned; belt undamaged',
        'Water tank, filters and every spray nozzle running',
        'Forward-reverse lever returns to neutral, brake holds on a slope',
        'Vibration starts and stops by its switch',
        'Beacon, lights, reversing alarm, mirrors, horn',
        'Oil, fuel, coolant, no drips on new asphalt',
        'Faults entered in the book and passed on',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Five hazards, with the limit to set',
      items: [
        {
          term: 'Going over at an edge',
          text: `A drum on a soft verge drops without warning. Peg a line back from trenches and embankments; past it, send a pedestrian machine. Belt and frame are a ${regulations.puwer.short} matter.`,
        },
        {
          term: 'Someone behind the drum',
          text: `A roller spends half its day in reverse. Apply ${regulations.hsg144.short}, keep the gang ahead, fit a camera.`,
        },
        {
          term: 'Vibration through the seat',
          text: `Stop it when standing and on hard layers. Rotate drivers. The ${regulations.vibration.short} set the exposure values.`,
        },
        {
          term: 'Burns and fumes',
          text: `Asphalt and release agents are ${regulations.coshh.short} subjects. Long sleeves, gloves, and no diesel as a release.`,
        },
        {
          term: 'Shaking what lies below',
          text: `Old mains and shallow ducts crack. Find them under ${regulations.hsg47.short} first.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Roller questions, answered',
      items: [
        {
          question: 'How long is a roller operator needed?',
          answer: `Surfacing gangs ask for a night or a weekend. Fill and sub-base take weeks, and larger plateaus a season. Bookings run ${terms.hire}. A start within ${terms.supplyRange} is often possible, subject to availability.`,
        },
        {
          question: 'What attachments can it carry?',
          answer:
            'Padfoot shell kits bolt over a smooth drum. Edge cutters and pressing wheels trim hot asphalt. Compaction meters and pass-count mapping log the work. Tell us which is fitted, because a mapping screen has to be learnt first.',
        },
        {
          question: 'Does the driver need a street works qualification?',
          answer: [
            `Not always. Under ${regulations.nrswa.short} a qualified operative has to be on site throughout and a qualified supervisor in charge. It can be someone else in the gang. The `,
            link('FAQ', '/faq'),
            ' answers more on qualifications.',
          ],
        },
        {
          question: 'Can the dumper driver roll between loads?',
          answer: [
            'With both categories, yes. Check the card for each. Stone arrives faster than one person can do both, so a ',
            link('dumper driver', '/services/dumper-operators'),
            ' and a roller driver usually pay off.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Checked against',
      checked: '2026-11-20',
      items: [regulationSource(regulations.hsg144), sources.wholeBodyVibration, sources.streetWorks],
    },
  ],
};
