import { formatNumber } from '../format/format-number.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { category, people } from '../tickets/categories.ts';
import { marshalCodes, quarryCards } from '../tickets/ticket-notes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

/** In tonnes and metres. */
const tracks = { weight: 20, length: 3, standard: 0.6, wide: 0.9 } as const;
const trackArea = (width: number) => 2 * tracks.length * width;
const groundPressure = (width: number) => (tracks.weight / trackArea(width)).toFixed(1);

export const dozerOperators: Machine = {
  name: 'Bulldozer Operators',
  title: `Bulldozer and Dozer Driver Hire, ${category('A34')}`,
  summary: 'Dozer drivers for topsoil strip, bulk push, trimming, ripping and tip work.',
  size: {
    length: 6,
    height: 3.4,
    pose: 'blade and ripper down',
    edges: [30, 304],
    source: 'Dozer of about 20 t with blade and ripper, typical of its class',
  },
  group: 'usual',
  description:
    'Need a bulldozer driver? We find dozer operators for earthworks, quarries and tips in the Midlands: the ticket, GPS blade work and daily checks.',
  opening: `Yes, we find bulldozer drivers, ${promises.leadTime.text}.`,
  intro: `Ask for ${category('A34')} or ${category('N215')}, whatever the dozer weighs. The card is the same for a landscaping machine and a heavy ripper. Mention the size, the blade and any GPS when you call.`,
  updated: '2026-11-26',
  ticketLine: usualTickets.dozer.line,
  variants: [
    {
      name: 'Crawler dozer, any weight',
      tickets: usualTickets.dozer.tickets,
      companions: [people.locator],
      note: quarryCards,
    },
  ],
  facts: {
    range: 'Light to heavy crawlers, wide-track included',
    hire: 'A week to a summer',
    provide: 'The dozer, service drawings, fuel',
  },
  related: {
    machines: [
      'scraper-operators',
      'grader-operators',
      'compactor-operators',
      'roller-operators',
      'excavator-operators',
    ],
    sectors: ['earthworks', 'quarry-operations', 'road-construction', 'waste-management'],
    towns: ['leicester', 'tamworth', 'walsall', 'nuneaton', 'rugby'],
    guides: ['certifications', 'plant-maintenance', 'health-safety', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which ticket do you need?',
      jump: 'Tickets',
      intro: `It’s ${category('A34')} or ${category('N215')} for every crawler dozer. What changes with the size is the experience to ask for. ${quarryCards}`,
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
      text: 'Say which when you call, because they take different drivers. A bulk pusher keeps the blade full and keeps moving, while a finisher leaves a surface that the roller can follow.',
    },
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        `Dozer drivers strip topsoil, spread fill for the roller, rip rock and tidy tip heads. You can hire one ${promises.hireLength.text}, and the dry months fill first, so call early.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which blade is on it?',
      guide: 'Which blade',
      figure: 'dozer-blades',
      items: [
        {
          term: 'Straight (S)',
          text: 'The shortest and stiffest, for dense material, hard cutting and backfill.',
        },
        {
          term: 'Universal (U)',
          text: 'Its wings hold loose stuff such as coal, chippings or topsoil, so it carries more on a long push and digs less well. A semi-U sits between the two.',
        },
        {
          term: 'Six-way (PAT)',
          text: 'The driver lifts, angles and tilts it from the seat, for trimming, windrows and falls.',
        },
        {
          term: 'Ripper or winch',
          text: 'A ripper has one shank for rock or three for packed ground. A winch is for recovery and steep banks, with everyone out of the line of the cable.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How far should a dozer push?',
      guide: 'Push distance',
      collapses: 'on-phones',
      jump: 'How far to push?',
      intro:
        'Not far, because every metre forward is a metre back in reverse with an empty blade. Go by the length of the haul and the ground.',
      caption: 'Hauls with the machine that usually moves the muck',
      columns: ['Haul', 'What to use', 'Why'],
      rows: [
        ['A short push', 'A dozer alone', 'It cuts, carries and spreads without loading anything'],
        [
          'A long push',
          'A heavy dozer, in a slot or downhill',
          'The slot keeps the load in front of the blade',
        ],
        [
          'Across a dry site',
          [link('Scrapers', '/services/scraper-operators'), ', with the dozer pushing them as they load'],
          'They carry more and travel faster on dry ground',
        ],
        [
          'Further, or wet and rocky',
          [link('A 360', '/services/excavator-operators'), ' and articulated dump trucks'],
          'They work in a short face and keep going in the wet',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Slopes and tip edges',
      guide: 'Slopes and tip edges',
      collapses: 'on-phones',
      items: [
        {
          term: 'Up and down',
          text: 'Work a slope straight up and down where you can. A dozer that works across one can slide, and what it meets at the bottom can turn it over.',
        },
        {
          term: 'Across',
          text: 'If it has to go across, agree how before the shift, from the maker’s manual for that machine. Keep people and plant off the ground below.',
        },
        {
          term: 'At the edge',
          text: 'Push square to the edge and leave a bund. HSE shows a dozer that went into a slurry pond when the tip’s edge failed.',
        },
        {
          term: 'How steep',
          text: 'It depends on the maker’s manual for that machine, the ground, the load and the direction. Wet clay, fresh fill and frozen ground all bring the limit down. Mention any slope when you call.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need low ground pressure?',
      collapses: 'on-phones',
      paragraphs: [
        `On wet clay, peat or a landfill cap, yes, and you can work out what wide tracks do. As an example, take a ${tracks.weight}-tonne dozer with ${tracks.length} m of track on the ground. On ${formatNumber(tracks.standard * 1000)} mm shoes it stands on ${trackArea(tracks.standard).toFixed(1)} m², which is ${groundPressure(tracks.standard)} tonnes on every square metre. On ${formatNumber(tracks.wide * 1000)} mm shoes that falls to ${groundPressure(tracks.wide)}.`,
        'Wide shoes wear faster and grip less on stone. The driver needs long gentle turns and has to know where not to stop. Say what it’ll be standing on.',
      ],
    },
    {
      kind: 'prose',
      heading: 'GPS and machine control',
      collapses: 'on-phones',
      paragraphs: [
        `If the blade follows a 3D model, a laser or a total station, say which make it is and who’ll load the design file. ${cardSchemes.npors.name} has training of its own for machine control, so ask to see it or the maker’s certificate.`,
        'Check the blade against a known level each morning, because a worn cutting edge shifts every level. A driver who’s new to that screen needs time with your engineer before they trim.',
      ],
    },
    haveReady('dozer', [
      'Service drawings, the ground scanned and what’s live marked, before any strip or rip.',
      'A briefing on push directions, tip edges, haul crossings, the radio channel and who can walk where.',
      'A plan of its own for winching, towing or slinging. Ordinary dozing doesn’t need a lift plan.',
      'A written note that the operator has been shown that dozer and its screen.',
    ]),
    dailyChecks([
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
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Do we need a banksman?',
          answer: `Not for open pushing in a closed plot. If lorries tip to the blade or routes cross, put a marshal there with ${marshalCodes}, on the radio and out of the push line.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      intro: [
        'Ripping and rough travel shake the driver most, so plan for the ',
        link('vibration limits', '/resources/health-safety'),
        '.',
      ],
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
          'Push square to the edge, leave a bund and never track along a soft crest',
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
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-26',
      items: [
        regulationSource(regulations.puwer),
        sources.wholeBodyVibration,
        {
          title: 'Quarries: tipping',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/quarries/hardtarget/tipping.htm',
        },
      ],
    },
  ],
};
