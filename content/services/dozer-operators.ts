import { blocks } from '../blocks';
import { card, cardSchemes, people } from '../cards';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Service } from './service';

export const dozerOperators: Service = {
  machine: 'Bulldozer',
  name: 'Bulldozer Operators',
  title: `Bulldozer and Dozer Driver Hire, ${card('A34')}`,
  summary: 'Dozer drivers for topsoil strip, bulk push, trimming, ripping and tip work.',
  drawing: 'dozer',
  description:
    'Need a bulldozer driver? We find dozer operators for earthworks, quarries and tips in the Midlands: the ticket, GPS blade work and daily checks.',
  heading: 'Bulldozer Operators',
  intro: `Yes, we find bulldozer drivers, ${promises.leadTime.text}. Ask for ${card('A34')} or ${card('N215')}, whatever the dozer weighs. That card is the same for a landscaping machine and a heavy ripper, so tell us the size, the blade and any GPS as well.`,
  updated: '2026-11-21',
  cards: { cpcs: ['A34'], npors: ['N215'] },
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
      intro: `Every crawler dozer comes under ${card('A34')} (crawler tractor/dozer) or ${card('N215')} (dozer), and neither title names a weight. Many quarries also take MPQC, their industry’s own card. What changes with size is the experience to ask for.`,
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
    {
      kind: 'callout',
      heading: 'Bulk push or finished grade?',
      text: 'Tell us which, because pushing muck and trimming to level call for different drivers. If the blade follows a 3D model or a laser, give us the system and version, and say who’ll load the design file. A driver who’s new to that screen can still do the strip, but they’ll need time with your engineer before they trim.',
    },
    {
      kind: 'prose',
      heading: 'What the work usually is',
      paragraphs: [
        'Dozer drivers strip topsoil to depth, push it clear, then spread fill in layers for the roller. With a ripper on the back they break up rock and old road. They also tidy tip heads, shape bunds and push scrapers.',
        [
          'Dozers suit short pushes. Over a longer haul you’ll usually shift more with ',
          link('scrapers', '/services/scraper-operators'),
          ', or dump trucks and a digger. On a ',
          link('big earthworks plot', '/industries/earthworks'),
          ' the usual team is a dozer, a roller and trucks.',
        ],
        'Tracks tear up finished surfaces, so plan how it’ll get off the stone, and keep it away from kerbs and new asphalt.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which blade and attachments?',
      figure: 'dozer-blades',
      items: [
        {
          term: 'Straight blade (S)',
          text: 'It’s short and strong, so it suits dense material and backfill.',
        },
        {
          term: 'Universal blade (U)',
          text: 'Its wings carry loose stuff such as coal, chippings or topsoil. A semi-U sits between the two.',
        },
        {
          term: 'Power-angle-tilt (PAT)',
          text: 'The driver angles and tilts it from the seat, which you’ll want for trimming.',
        },
        {
          term: 'Ripper',
          text: 'It’s usually a single shank for rock and three for packed ground. The driver needs to know what’s underneath.',
        },
        {
          term: 'Winch',
          text: 'It’s for recovery and steep banks. Keep everyone out of the line of the cable.',
        },
        {
          term: 'GPS, laser or total station',
          text: `There’s separate ${cardSchemes.npors.name} training for machine control. The driver checks masts and cables every day.`,
        },
      ],
    },
    blocks.cardCheck,
    {
      kind: 'prose',
      heading: 'What else we look at for a dozer',
      paragraphs: [
        'We’ll look for someone who’s used your size of dozer, its blade and its guidance system.',
        [
          `A red card lasts ${cardSchemes.cpcs.red.years} years and belongs to a ${cardSchemes.cpcs.red.title} who still has a vocational qualification to finish. If your tip or quarry only takes blue cards, tell us at the start. `,
          link('Our card guide', '/resources/certifications'),
          ' explains the difference.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'What to have ready',
      items: [
        {
          term: 'Before the date',
          text: 'Tell us the weight, blade, guidance system, postcode and finish time. Get the service drawings and mark what’s live. Hire the dozer if it isn’t yours, and book the low-loader.',
        },
        {
          term: 'At induction',
          text: 'Check right to work and brief the risk assessment and method statement (RAMS). Cover push directions, tip edges, haul crossings, the radio channel and who can walk where.',
        },
        {
          term: 'In the first hour',
          text: 'Let the operator learn that machine: controls, decelerator, park lever, emergency stop and screen. Write down that you’ve done it, and both sign.',
        },
        {
          term: 'Every day',
          text: 'Agree the limits, walk new ground and keep the crew off the plot.',
        },
        {
          term: 'If it’s recovering or lifting',
          text: 'Winching, towing and slinging each need their own plan. Ordinary dozing doesn’t need a lift plan.',
        },
      ],
    },
    blocks.introducer,
    {
      kind: 'prose',
      heading: 'How long do people hire for?',
      paragraphs: [
        `Topsoil on a housing field takes a week or two. A big distribution plot can need a driver all summer, and a tip head for months. You can hire ${promises.hireLength.text}. The dry months are busiest, so call early for those.`,
      ],
    },
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
        [
          'Dust and exhaust',
          'Damped haul roads, sealed cab, clean filter',
          `${regulations.coshh.short} (hazardous substances)`,
        ],
        [
          'Quarry faces and stockpiles',
          'The quarry’s written rules, read with the driver',
          regulations.quarries.short,
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can we run the dozer on red diesel?',
          answer: `Not on construction, quarry or waste sites, and that includes rebated HVO (hydrotreated vegetable oil). Farming and forestry are among the exceptions. If the dozer comes to you from a farm, its tank and lines may need flushing first.`,
        },
        {
          question: 'Is a landfill dozer different to drive?',
          answer: [
            'The controls are the same, but the ground isn’t. Waste hides wire, sharps and soft pockets, gas and fire are real risks, and lorries tip beside you. Ask for someone with time on a tip, and see ',
            link('landfill compactor operators', '/services/compactor-operators'),
            ' if you need both.',
          ],
        },
        {
          question: 'What happens if we’re rained off?',
          answer: 'You pay what you’ve agreed with the operator, so settle it before they start.',
        },
        {
          question: 'Do we need a banksman?',
          answer: `Not for open pushing in a closed plot. If lorries tip to the blade or routes cross, put a marshal there with ${card('N133')} or similar, on the radio and out of the push line.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [
        regulationSource(regulations.puwer),
        sources.wholeBodyVibration,
        regulationSource(regulations.quarries),
        regulationSource(regulations.redDiesel),
      ],
    },
  ],
};
