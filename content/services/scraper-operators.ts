import { card, cardTitle } from '../cards';
import { terms } from '../company';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Service } from './service';

export const scraperOperators: Service = {
  machine: 'Scraper',
  name: 'Scraper Operators',
  title: 'Scraper Operators',
  askEarly: true,
  summary: 'Cut, haul and spread on bulk earthworks, with motor scrapers from single-engine to elevating.',
  drawing: 'scraper',
  description:
    'Motor scraper operators for bulk earthworks, topsoil strips and restoration. Types, card category, haul road rules and how far ahead to ask.',
  heading: 'Scraper Operators',
  intro:
    'Scraper work is seasonal and the field is small, so dates matter as much as cards. We introduce motor scraper operators for strips, formations and restoration, checked with the scheme and by recent hours. Begin by telling us which type of scraper it is.',
  updated: '2026-11-20',
  cards: { cpcs: ['A24'], npors: ['N223'] },
  plate: {
    range: 'Given by bowl size, in cubic metres',
    hire: 'A two-week strip to a summer',
    provide: 'Built haul road, pusher, stop rules, cut and fill data',
  },
  related: {
    services: ['dozer-operators', 'grader-operators', 'dumper-operators', 'compactor-operators'],
    industries: ['earthworks', 'infrastructure-projects', 'road-construction', 'mining-operations'],
    locations: ['rugby', 'nottingham', 'tamworth', 'telford'],
    resources: ['certifications', 'project-planning', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Worth having once the haul is long and the dig is shallow',
      paragraphs: [
        [
          'A scraper cuts, carries and spreads without a second machine. It pays where a wide, thin layer moves from a few hundred metres up to a kilometre or two. Below that a ',
          link('dozer', '/services/dozer-operators'),
          ' pushes it. Beyond, or in wet ground, an excavator with articulated trucks takes over.',
        ],
        'Roads, rail formations, reservoirs, shed platforms and quarry restoration are its ground. Topsoil strips go quickly under one. Rock and boulders stop it; sodden clay slows it.',
      ],
    },
    {
      kind: 'table',
      heading: 'Four kinds, and they are not driven alike',
      caption: 'Types of scraper, what each suits and what to remember when booking',
      columns: ['Type', 'Suits', 'Remember'],
      rows: [
        ['Single-engine open bowl', 'Long firm hauls', 'Needs a pusher in the cut'],
        ['Twin-engine open bowl', 'Softer ground, steeper ramps', 'Two throttles to balance'],
        ['Elevating', 'Topsoil, trimming, dry granular fill', 'Self-loads; dislikes stone'],
        [
          'Tractor and box',
          'Agricultural land, restoration, low ground pressure',
          'Often outside the scraper category',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'The question that saves a wasted morning',
      text: `Is it a motor scraper or a box behind a tractor? ${card('A24')} is titled ${cardTitle('A24')}, which describes the first. Find out what your client will accept for the second before anyone is booked.`,
    },
    {
      kind: 'prose',
      heading: 'Which card, and what we confirm on it',
      paragraphs: [
        `Ask for ${card('A24')} or ${card('N223')}, or an equivalent that the principal contractor accepts in writing. There is no weight band. Sizes are given by heaped bowl capacity in cubic metres, so quote that with the model.`,
        [
          'We confirm the card with its scheme, then look hard at recent work: a card does not say when the holder last sat on one. Hours in the last two seasons weigh most in our notes. References come from an earthworks foreman who watched the cut. The route to each card stands in the ',
          link('operator training guide', '/resources/operator-training'),
          '.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'One cycle, and where it goes wrong',
      items: [
        {
          term: 'Load',
          text: 'Bowl down, apron open, straight pass. Turning under load twists the hitch; the pusher makes contact squarely or backs off.',
        },
        {
          term: 'Carry',
          text: 'Bowl low, apron shut, steady speed. Speed on a corrugated road throws the driver before it hurts the machine.',
        },
        { term: 'Spread', text: 'Even layer, ejector forward, no stopping on loose edge.' },
        { term: 'Return', text: 'Empty is the fast leg, and most meetings with other traffic happen on it.' },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Controls that keep the circuit safe',
      items: [
        {
          term: 'Collision',
          text: [
            'A one-way circuit, passing places, a speed limit, banked edges and no light vans without permission. ',
            link(regulations.hsg144.short, regulations.hsg144.href),
            ' covers construction; in quarries the road rules stand in the site’s health and safety document.',
          ],
        },
        {
          term: 'Jack-knife and overturn',
          text: 'Descend in a low gear on the retarder. Never dump on a cross-slope. Belt on, whatever the distance.',
        },
        {
          term: 'Bounce',
          text: `An empty return on a rough road jolts hardest. ${regulations.vibration.asks}`,
        },
        {
          term: 'Dust and noise',
          text: `Bowsers on the circuit, windows up. ${regulations.coshh.short} for what is breathed, the ${regulations.noise.short} for what is heard.`,
        },
        {
          term: 'Services in new ground',
          text: [
            'Oil lines, drains and farm cables can lie shallow. ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' comes before the strip; ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' where lines cross the haul.',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Dawn checks',
      items: [
        'Hitch pins, kingpin and cushion valve',
        'Steering rams and hoses, emergency steering test',
        'Cutting edge and router bits',
        'Apron and ejector: full stroke, no drag',
        'Push block and bail free of cracks',
        'Tyre pressures cold, cuts and stones in treads',
        'Retarder, service brakes, parking brake',
        'Both engines: oil, coolant, guards',
        'Suspension seat set to the driver’s weight',
        'Lights, beacon, alarm, radio',
        'Windscreen, wipers and washer clean',
      ],
    },
    {
      kind: 'list',
      heading: 'Provided by you',
      items: [
        'Induction and RAMS for the cut, the haul and the tip.',
        'A haul road built, drained and graded daily; the driver reports ruts, someone else mends them.',
        'A cut and fill drawing, or a machine control model.',
        'Familiarisation laps, empty, with a foreman who knows the model.',
        'A pusher whose driver has worked with scrapers.',
        'Stop rules for rain, fog and dark, with one person who applies them.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Add-ons are few; the weather sets the hire',
      paragraphs: [
        [
          `Push-pull hooks, ripper teeth, bowl extensions and GPS blade control are what you might mention. Work bunches between April and October. A topsoil strip is one or two weeks; a bypass or platform job holds a crew for two to five months. Lead time is often ${terms.supplyRange} for common plant, subject to availability, but ask weeks ahead for this one. `,
          link('Planning notes', '/resources/project-planning'),
          ' list what to settle first.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Scraper questions',
      items: [
        {
          question: 'Can you introduce a whole earthmoving crew?',
          answer: [
            'Each operator is introduced singly, with their own card. Ask together for pusher, ',
            link('grader', '/services/grader-operators'),
            ' and scrapers, so that dates agree.',
          ],
        },
        {
          question: 'Is a dump truck card close enough?',
          answer: `No. ${card('A56')} is the articulated dump truck. Loading by bowl is a different skill.`,
        },
        {
          question: 'What happens on rained-off days?',
          answer:
            'That is between you and the operator, so agree it before the start. We have no hand in the hours.',
        },
      ],
    },
  ],
};
