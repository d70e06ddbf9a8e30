import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Service } from './service';

export const dozerOperators: Service = {
  machine: 'Bulldozer',
  name: 'Bulldozer Operators',
  title: 'Bulldozer Operators',
  summary: 'Crawler dozers for topsoil strip, bulk push, trimming, ripping and tip work.',
  drawing: 'dozer',
  description:
    'Bulldozer operators for earthworks, quarries and landfill: card category, blade types, machine control, daily checks and how long people book.',
  heading: 'Bulldozer Operators',
  intro:
    'One CPCS category covers every crawler dozer, from a landscaping machine to a heavy ripper, so the card tells you less than the experience behind it. Here is what to ask, what to set up, what to check and which rules apply.',
  updated: '2026-11-20',
  cards: { cpcs: ['A34'], npors: ['N215'] },
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
      kind: 'prose',
      heading: 'Strip, push, spread, trim',
      paragraphs: [
        'A dozer strips topsoil to a set depth, pushes it clear, then spreads fill in layers that a roller can compact. With a ripper behind, it loosens rock and old road. It also keeps tip heads tidy, shapes bunds and screens, and pushes scrapers through the cut.',
        [
          'It earns its fuel over short pushes. Past about a hundred metres, think of hauling instead: ',
          link('scrapers', '/services/scraper-operators'),
          ' or dump trucks with an excavator then move more for the same fuel. On a ',
          link('logistics plot', '/industries/earthworks'),
          ' the usual team is dozer, roller and trucks, and the dozer sets the pace.',
        ],
        'Tracks spread its weight, so it travels where wheels sink. The same tracks tear finished surfaces. Plan how it leaves the stone once the layer is down, and keep it off kerbs, ironwork and new asphalt. Between sites it rides on a low-loader.',
      ],
    },
    {
      kind: 'table',
      heading: 'Three sizes, three kinds of job',
      intro: 'Give the operating weight and the track width. Both decide what the ground will bear.',
      caption: 'Bulldozer sizes with usual jobs and what the operator has to be good at',
      columns: ['Class', 'Typical jobs', 'What the hands must know'],
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
          'Wide tracks, long turns, where not to stop',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'One category, and what it leaves unsaid',
      paragraphs: [
        `Ask for ${card('A34')}, which CPCS lists as crawler tractor/dozer, or ${card('N215')}, dozer. Neither title names a tonnage, so the code does not tell a six-tonne landscaper from a forty-tonne ripper. Quarries also take MPQC cards in the matching category.`,
        `Experience has to fill the gap. We verify the number with NOCN Job Cards or NPORS, see that the category is current for the whole hire, and compare the holder with photographic identification. ${cardSchemes.smartCheck.name} confirms any card bearing the CSCS logo. Referees are asked about weight, blade, ripper and guidance system. You get all of that in the profile, then pick.`,
        [
          `A red card, valid for ${cardSchemes.cpcs.red.years} years, belongs to a trained operator who still has a vocational assessment to finish. A landfill with a live tip head may prefer blue. Say so early. The `,
          link('certification tables', '/resources/certifications'),
          ' show where each scheme stands.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Ask first: bulk push or finished grade?',
      text: 'Pushing muck and trimming to 20 mm are two trades in one seat. If the blade follows a 3D model or a laser, name the system and version when you ring, and say who loads the design file. An operator who has never used that screen may still be right for the strip, but needs a day with your engineer before the trim.',
    },
    {
      kind: 'definitions',
      heading: 'What hangs on the front and on the back',
      items: [
        { term: 'Straight blade (S)', text: 'Short and strong. For dense material and backfill.' },
        {
          term: 'Universal blade (U)',
          text: 'Wings hold a big load of loose stuff: coal, chippings, topsoil.',
        },
        { term: 'Semi-U', text: 'Between the two, and the common fit on medium machines.' },
        { term: 'Power-angle-tilt (PAT)', text: 'Angles and tilts from the seat. The trimmer’s blade.' },
        {
          term: 'Ripper',
          text: 'One shank for rock, three for packed ground. The operator needs to know what lies under it.',
        },
        { term: 'Winch', text: 'Recovery and steep banks. Cable loads need an exclusion area.' },
        { term: 'Machine control', text: 'Satellite, laser or total station. Check masts and cables daily.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Your side of the job, in order',
      items: [
        {
          term: 'Before the date',
          text: 'Send the weight, blade, guidance system, postcode and finish time. Obtain service drawings and mark what is live. Book a low-loader window and a firm unloading pad.',
        },
        {
          term: 'At induction',
          text: 'Brief the RAMS: push directions, tip edges, haul crossings, radio channel, who may walk where. The principal contractor’s rules apply to an introduced operator from the first minute.',
        },
        {
          term: 'In the first hour',
          text: 'Let the operator learn that machine: controls, decelerator, park lever, emergency stop, screen. Familiarisation is written down and signed.',
        },
        {
          term: 'Every day',
          text: 'Agree the working limits, walk new ground, keep the route to the fuel bowser open and the crew off the plot. Engineers call the cab before they step out.',
        },
        {
          term: 'If it recovers or lifts',
          text: 'Winching, towing or slinging is a separate task with its own plan. Ordinary dozing needs no lift plan.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Twelve looks before the engine starts',
      items: [
        'Track tension, shoes, bolts, packed mud and stones',
        'Rollers, idlers and sprockets: wear, oil weeping',
        'Blade trunnions, push arms and pins',
        'Cutting edge and end bits, bolts all there',
        'Ripper shank, tip and retaining pin',
        'Rams and hoses dry; tanks full',
        'Belly plates fixed; radiator clear of seed and dust',
        'Cab structure (ROPS/FOPS) unmodified and without cracks',
        'Belt, seat suspension and mirrors set for this driver',
        'Steps and handholds clean; three points of contact',
        'Horn, reversing alarm, beacon, lights, camera',
        'Blade on the ground, park lever on, nobody near, then start',
      ],
    },
    {
      kind: 'table',
      heading: 'The risks, the control, the rule',
      caption: 'Bulldozer hazards with their controls and the guidance that governs them',
      columns: ['Hazard', 'Control on the day', 'Governed by'],
      rows: [
        [
          'No view close to blade or ripper',
          'Nobody on foot in the plot; cameras; set-out done before the push',
          regulations.hsg144.short,
        ],
        [
          'Tip edges and side slopes',
          'Push square to the edge, leave a bund, never track along a soft crest',
          'Quarry or site tip rules',
        ],
        ['Roll-over', 'Belt fastened, structure whole, gradients within the manual', regulations.puwer.short],
        [
          'Buried cables, pipes and old shafts',
          'Drawings, scanning and trial holes before strip or rip',
          regulations.hsg47.short,
        ],
        [
          'Slips from the tracks',
          'Face the machine, clean boots, no jumping down',
          regulations.workAtHeight.short,
        ],
        [
          'Jolting over rock',
          'Suspended seat, slow travel, breaks, shared shifts',
          regulations.vibration.short,
        ],
        ['Dust and exhaust', 'Damped haul roads, sealed cab, clean filter', regulations.coshh.short],
        [
          'Faces and stockpiles',
          'Written rules that everyone has been given and understands',
          regulations.quarries.short,
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Answers for earthworks and tip managers',
      items: [
        {
          question: 'For how long is a dozer operator usually wanted?',
          answer: `Topsoil on a housing field: one or two weeks. A distribution plateau: a summer. A tip head: months, with cover for leave. Hire is possible ${terms.hire}. Names can often be put forward within ${terms.supplyRange}, subject to availability; dry-season weeks go quickest.`,
        },
        {
          question: 'Can the machine burn red diesel?',
          answer: `Not on construction, quarry or waste sites. ${regulations.redDiesel.name} catch rebated HVO as well. Farming and forestry are among the exceptions. A dozer that comes to you from farm work may need its tank and lines flushed first.`,
        },
        {
          question: 'Is a landfill dozer different from a site dozer?',
          answer: [
            'The controls are the same. Waste hides wire, sharps and soft pockets, gas and fire are real, and lorries tip beside you. Fit undercarriage guards and a cab filter, and ask for time on a tip. The ',
            link('landfill compactor page', '/services/compactor-operators'),
            ' covers its partner.',
          ],
        },
        {
          question: 'What does the weather do to a booking?',
          answer:
            'Clay that will not carry a truck will not take a dozer’s finish either. Agree in your terms with the operator what happens on a washed-out day, before it rains. We introduce; you engage and set those terms.',
        },
        {
          question: 'Do I need a banksman with it?',
          answer: `Not for open pushing in a closed plot. Wherever lorries tip to the blade or routes cross, put someone there with ${card('N133')} or similar training, in radio contact and out of the push line.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Documents worth keeping in the cabin',
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
