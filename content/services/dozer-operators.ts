import { cardSchemes } from '../card-schemes';
import { category, people } from '../categories';
import { commitments } from '../commitments';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import { checksAndCost, withCost } from './checks-and-cost';
import { haveReady } from './have-ready';
import type { Service } from './service';

export const dozerOperators: Service = {
  machine: 'Bulldozer',
  name: 'Bulldozer Operators',
  title: `Bulldozer and Dozer Driver Hire, ${category('A34')}`,
  summary: 'Dozer drivers for topsoil strip, bulk push, trimming, ripping and tip work.',
  drawing: 'dozer',
  group: 'usual',
  description:
    'Need a bulldozer driver? We find dozer operators for earthworks, quarries and tips in the Midlands: the ticket, GPS blade work and daily checks.',
  heading: 'Bulldozer Operators',
  intro: withCost(
    `Yes, we find bulldozer drivers, ${commitments.leadTime.text}. Ask for ${category('A34')} or ${category('N215')}, whatever the dozer weighs. The card is the same for a landscaping machine and a heavy ripper. Tell us the size, the blade and any GPS.`,
  ),
  updated: '2026-11-22',
  categories: { cpcs: ['A34'], npors: ['N215'] },
  tickets: [
    {
      name: 'Crawler dozer, any weight',
      asks: [{ code: 'A34' }, { code: 'N215' }],
      besides: [people.locator],
      note: `Many quarries also take ${cardSchemes.mpqc.name}.`,
    },
  ],
  plate: {
    range: 'Light to heavy crawlers, wide-track included',
    hire: 'A week to a summer',
    provide: 'Service drawings, tip rules, fuel',
  },
  related: {
    services: [
      'scraper-operators',
      'grader-operators',
      'compactor-operators',
      'roller-operators',
      'excavator-operators',
    ],
    industries: ['earthworks', 'quarry-operations', 'road-construction', 'waste-management'],
    locations: ['leicester', 'tamworth', 'walsall', 'nuneaton', 'rugby'],
    resources: ['certifications', 'plant-maintenance', 'health-safety', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which ticket do you need?',
      intro: `It’s ${category('A34')} or ${category('N215')} for every crawler dozer, and many quarries take ${cardSchemes.mpqc.name}, their industry’s own card. What changes with the size is the experience to ask for.`,
      caption: 'Bulldozer sizes with their usual jobs and the experience to ask for',
      columns: ['Size', 'Usual jobs', 'Experience to ask for'],
      rows: [
        [
          'Light, up to about 12 t',
          'Housing plots, landscaping, capping layers, sports pitches',
          'Fine trim on a six-way blade, soft ground',
        ],
        [
          'Medium, about 13-25 t',
          'Topsoil strip, road boxes, fill spreading, tip heads',
          'Layer thickness, working to a model',
        ],
        [
          'Heavy, about 30 t and up',
          'Ripping, stockpiles, push-loading, restoration',
          'Ripper depth, faces, other heavy plant close by',
        ],
        [
          'Low ground pressure version',
          'Wet clay, peat, lagoons, landfill caps',
          'Wide tracks, long turns, knowing where not to stop',
        ],
      ],
    },
    checksAndCost('dozer driver', 'which blades and machine control they’ve worked with lately'),
    {
      kind: 'callout',
      heading: 'Bulk push or finished grade?',
      text: 'Tell us which, because they call for different drivers. If the blade follows a 3D model or a laser, give us the system and say who’ll load the design file. A driver who’s new to that screen needs time with your engineer before they trim.',
    },
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        [
          'Dozer drivers strip topsoil, push it clear and spread fill in layers for the roller. They also rip rock, tidy tip heads, shape bunds and push scrapers. Over a longer haul you’ll usually shift more with ',
          link('scrapers', '/services/scraper-operators'),
          ', or a digger and dump trucks.',
        ],
        `You can hire one ${commitments.hireLength.text}. Topsoil on a housing field takes a week or two, and a distribution plot can need a driver all summer. Call early for the dry months.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Which blade and attachments?',
      figure: 'dozer-blades',
      items: [
        'A straight blade (S) is for dense material and backfill.',
        'A universal blade (U) has wings that carry loose stuff such as coal, chippings or topsoil. A semi-U sits between the two.',
        'A power-angle-tilt blade (PAT) is angled and tilted from the seat, for trimming.',
        'A ripper has one shank for rock or three for packed ground. The driver needs to know what’s underneath.',
        'A winch is for recovery and steep banks. Keep everyone out of the line of the cable.',
        `GPS, laser or total station control has ${cardSchemes.npors.name} training of its own.`,
      ],
    },
    haveReady('dozer', [
      'Service drawings, the ground scanned and what’s live marked, before any strip or rip.',
      'A briefing on push directions, tip edges, haul crossings, the radio channel and who can walk where.',
      'A plan of its own for winching, towing or slinging. Ordinary dozing doesn’t need a lift plan.',
      'A written note that the operator’s been shown that dozer and its screen.',
    ]),
    {
      kind: 'checklist',
      heading: 'Daily checks to print',
      items: [
        'Track tension, shoes, bolts, packed mud and stones',
        'Rollers, idlers and sprockets: wear, oil weeping',
        'Blade trunnions, push arms and pins',
        'Cutting edge and end bits, bolts all there',
        'Ripper shank, tip and retaining pin',
        'Rams and hoses dry; tanks full',
        'Belly plates fixed; radiator clear of seed and dust',
        'Roll-over and falling-object frame (ROPS/FOPS) uncracked',
        'Belt, seat suspension and mirrors set for this driver',
        'Steps and handholds clean; three points of contact',
        'Horn, reversing alarm, beacon, lights, camera',
        'Blade on the ground, park lever on, nobody near, then start',
      ],
    },
    {
      kind: 'table',
      heading: 'Hazards to plan for',
      folded: true,
      intro: `The ${regulations.vibration.short} set a whole-body action value of ${limits.bodyVibrationAction} and a limit of ${limits.bodyVibrationLimit}. Ripping and rough travel use that up quickest.`,
      caption: 'Bulldozer hazards with their controls and the rules or guidance that cover them',
      columns: ['Hazard', 'What to do', 'Covered by'],
      rows: [
        [
          'No view close to blade or ripper',
          'Nobody on foot in the plot; cameras; setting out done before the push',
          `${regulations.hsg144.short} (site vehicles)`,
        ],
        [
          'Tip edges and side slopes',
          'Push square to the edge, leave a bund, never track along a soft crest',
          'Quarry or site tip rules',
        ],
        [
          'Roll-over',
          'Belt on, structure whole, gradients within the manual',
          `${regulations.puwer.short} (work equipment)`,
        ],
        [
          'Buried cables, pipes and old shafts',
          'Drawings, scanning and trial holes before strip or rip',
          `${regulations.hsg47.short} (buried services)`,
        ],
        [
          'Slips from the tracks',
          'Face the machine, clean boots, no jumping down',
          regulations.workAtHeight.short,
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Do we need a banksman?',
          answer: `Not for open pushing in a closed plot. If lorries tip to the blade or routes cross, put a marshal there with ${category('A73')} or ${category('N133')}, on the radio and out of the push line.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [regulationSource(regulations.puwer), sources.wholeBodyVibration],
    },
  ],
};
