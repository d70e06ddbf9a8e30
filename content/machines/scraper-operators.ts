import { askEarlyForOne } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { limits, regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { bareCategory, category, categoryTitle } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady, photos } from './shared-sections.ts';

export const scraperOperators: Machine = {
  name: 'Scraper Operators',
  title: `Scraper Operators for Hire, ${category('A24')}`,
  summary: 'Motor scraper drivers for topsoil strips, bulk earthworks and restoration.',
  size: {
    length: 14.4,
    height: 4.4,
    pose: 'bowl down',
    edges: [9.3, 316.4],
    source: 'Twin-engine motor scraper of about 18 m³, typical of its class',
  },
  group: 'specialist',
  description: `Motor scraper drivers for topsoil strips, formations and restoration. ${category('A24')} or ${category('N223')}, which type of scraper, and how far ahead to ask.`,
  opening: 'Yes, we find motor scraper operators for topsoil strips, bulk earthworks and restoration.',
  intro: `${askEarlyForOne('scraper-operators')} Ask for ${category('A24')} or ${category('N223')}, and say which type of scraper it is.`,
  updated: '2026-11-23',
  ticketLine: usualTickets.scraper.line,
  variants: [
    {
      name: 'Scraper with its own engine',
      tickets: usualTickets.scraper.tickets,
    },
    {
      name: 'Tractor and box scraper',
      tickets: [],
      note: 'It often falls outside the scraper category. Ask your site which card it takes, then call us with the model.',
    },
  ],
  facts: {
    range: 'Any bowl size, in heaped cubic metres',
    hire: 'A two-week strip to a summer',
    provide: 'The scraper, haul road, pusher, cut and fill data',
  },
  related: {
    machines: ['dozer-operators', 'grader-operators', 'dumper-operators', 'compactor-operators'],
    sectors: ['earthworks', 'infrastructure-projects', 'road-construction', 'mining-operations'],
    towns: ['rugby', 'nottingham', 'tamworth', 'telford'],
    guides: ['certifications', 'project-planning', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which ticket do you need?',
      jump: 'Tickets',
      intro: [
        `${category('A24')} is titled ${categoryTitle('A24')}, which means one with its own engine, as in these `,
        photos('motor scraper'),
        '. A box pulled by a tractor often falls outside it, so find out what your client accepts before you book.',
      ],
      caption: 'Types of scraper, the card category and what to remember when booking',
      columns: ['Type', 'Ask for', 'Remember'],
      rows: [
        ['Single-engine open bowl', usualTickets.scraper.line, 'Needs a dozer to push it in the cut'],
        ['Twin-engine open bowl', usualTickets.scraper.line, 'Two engines to balance'],
        ['Elevating', usualTickets.scraper.line, 'Loads itself, but not in stone'],
        ['Tractor and box', 'Whatever your client accepts', 'Often outside the scraper category'],
        ['The dozer that pushes', usualTickets.dozer.line, 'Ask for push-loading experience'],
      ],
    },
    checksAndCost('scraper driver', 'when they were last on a scraper, and which type'),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      figure: 'scraper-pusher',
      band: 'bright',
      paragraphs: [
        [
          'A scraper cuts, carries and spreads a thin layer over a wide area, without a digger to load it. It suits roads, rail formations, reservoirs, shed platforms and quarry restoration in a dry season. For a short push a ',
          link('dozer', '/services/dozer-operators'),
          ' does it on its own, and wet or rocky ground needs a 360 and dump trucks instead.',
        ],
        [
          'A topsoil strip takes one or two weeks, and a bypass can keep a crew all summer. Before the first shift, agree in writing ',
          link('what you pay if it’s rained off', '/hire-operators#what-if-something-goes-wrong'),
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'What to tell us when you call',
      guide: 'What to tell us',
      paragraphs: [
        'We need the model, the heaped bowl in cubic metres and any push-pull hooks, ripper teeth or GPS. Say if you want hours in the last two seasons, because the work is seasonal and a card doesn’t say when its holder last sat on a scraper.',
      ],
    },
    haveReady('scraper', [
      'A haul road that’s built and drained, with a grader to keep it smooth every day.',
      'A cut and fill drawing, or the model for machine control.',
      'A pusher whose driver has worked with scrapers before.',
      'A one-way circuit, a speed limit and a rule for light vans.',
      'One person who stops the job for rain, fog or dark.',
      'Empty laps for familiarisation with a foreman who knows the model.',
    ]),
    dailyChecks([
      'Hitch pins, kingpin and cushion valve',
      'Steering rams and hoses; emergency steering tested',
      'Cutting edge and router bits',
      'Apron and ejector move fully without dragging',
      'Push block and bail free of cracks',
      'Tyre pressures cold; cuts and stones in the treads',
      'Retarder, service brakes and parking brake',
      'Oil, coolant and guards on every engine',
      'Suspension seat set to the driver’s weight',
      'Lights, beacon, alarm and radio',
      'Windscreen, wipers and washer clean',
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can you find a whole earthmoving crew?',
          answer: [
            'Yes, we can look for all of them, each with their own card. Ask for the scrapers, the pusher and the ',
            link('grader', '/services/grader-operators'),
            ' in one call, so the dates line up.',
          ],
        },
        {
          question: 'Is a dump truck ticket close enough?',
          answer: `No, ${bareCategory('A56')} covers articulated dump trucks, and loading a bowl is another skill.`,
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Loading',
          text: 'Turning under load twists the hitch, which is why the pass is kept straight. The pusher meets the block squarely or backs off.',
        },
        {
          term: 'Collision on the haul',
          text: [
            'Scrapers run fastest when they’re empty. Follow HSE’s guide to site vehicles, ',
            link(regulations.hsg144.short, regulations.hsg144.href),
            ', or the quarry’s own vehicle rules.',
          ],
        },
        {
          term: 'Jack-knife and overturn',
          text: 'Come downhill in a low gear on the retarder with the belt on, and never tip on a cross-slope.',
        },
        {
          term: 'Bounce',
          text: `A corrugated road can put the driver over the vibration limits. The whole-body action value is ${limits.bodyVibrationAction} and the limit is ${limits.bodyVibrationLimit}.`,
        },
        {
          term: 'Services in a field',
          text: [
            'Pipelines, drains and farm cables can be shallow. Use HSE’s guides ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' before the strip and ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' where overhead lines cross the haul.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [regulationSource(regulations.hsg144), sources.wholeBodyVibration],
    },
  ],
};
