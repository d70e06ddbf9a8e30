import { askEarly } from '../lead-times.ts';
import { servedDumpers } from '../machines/dumper-operators.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { coalPermit } from '../shared-sections.ts';
import { category } from '../tickets/categories.ts';
import { servedExcavators } from '../tickets/excavator-tickets.ts';
import { inTonnes } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const machines: Sector['machines'] = [
  'dozer-operators',
  'articulated-truck',
  'roller-operators',
  'scraper-operators',
  'excavator-operators',
  'dumper-operators',
  'compactor-operators',
  'grader-operators',
];

export const earthworks: Sector = {
  name: 'Earthworks',
  title: 'Earthworks Operators: Digger, Dozer, Dumper',
  group: 'ground',
  summary: 'Digger, dozer, dumper, scraper and roller drivers for bulk earthworks and muck-away.',
  heroDrawing: { kind: 'machine', machine: 'dozer-operators' },
  machines,
  description:
    'Digger drivers, dozer and dumper drivers, scraper, roller and grader operators for earthworks. Tickets by stage, what sites insist on and a cab sheet.',
  intro: `We find digger, dozer, dumper and roller drivers for earthworks, ${promises.leadTime.text}. Ring once for the whole gang. Every driver needs the right category, and a site dumper ticket doesn’t cover an articulated truck.`,
  updated: '2026-11-24',
  related: {
    machines: [
      'excavator-operators',
      'dozer-operators',
      'scraper-operators',
      'dumper-operators',
      'roller-operators',
    ],
    towns: ['telford', 'dudley', 'rugby', 'sutton-coldfield'],
    sectors: ['road-construction', 'infrastructure-projects', 'quarry-operations'],
    guides: ['project-planning', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: `We find drivers for dumpers of ${inTonnes(servedDumpers)} and 360s of ${inTonnes(servedExcavators)}. Read the weight off the plate when you ring. ${askEarly('scraper-operators', 'grader-operators')}`,
      caption: 'Stages of an earthworks job with machines and card categories',
      columns: ['Stage', 'Machine', 'Ask for'],
      machines,
      rows: [
        ['Topsoil strip and spreading', 'Dozer', usualTickets.dozer.line],
        ['Bulk cut, loading wagons', '360', usualTickets.excavator.line],
        ['Bulk cut and haul', 'Motor scraper', usualTickets.scraper.line],
        ['Haul on rough ground', 'Articulated dump truck', usualTickets.articulatedTruck.line],
        ['Haul on a small site', 'Site dumper', usualTickets.dumper.line],
        ['Compaction', 'Ride-on roller', usualTickets.roller.line],
        ['Compaction of deep fill', 'Soil compactor', category('A32')],
        ['Final trim', 'Motor grader', usualTickets.grader.line],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on earthworks',
      items: [
        {
          term: 'A machine goes over',
          text: [
            'The work equipment regulations (',
            link(regulations.puwer.short, regulations.puwer.href),
            ') require roll-over protection and a belt where a machine could roll. Mark slopes and soft edges before the first trip.',
          ],
        },
        {
          term: 'Plant meets people',
          text: [
            'HSE’s guide to site vehicles (',
            link(regulations.hsg144.short, regulations.hsg144.href),
            ') covers one-way systems, crossings and reversing. Where the two have to meet, put a marshal there.',
          ],
        },
        {
          term: 'The fill is too wet',
          text: 'Agree who stops work when it rains, both the haul and the fill, before the first wagon runs.',
        },
        {
          term: 'A pipe that isn’t drawn',
          text: [
            'Farm pipes and old drains may not be on any drawing. Scan fields as well as streets, as HSE’s guide ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' says.',
          ],
        },
        {
          term: 'Old workings',
          text: [
            'Keep plant off until the ground has been probed, and peg a stand-off round every shaft. ',
            ...coalPermit,
            '.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Which machine suits the haul?',
      figure: 'scraper-pusher',
      band: 'bright',
      paragraphs: [
        [
          'For a short push you want a ',
          link('dozer', '/services/dozer-operators'),
          '. On a longer haul over dry, firm ground a ',
          link('scraper', '/services/scraper-operators'),
          ' does the lot, with a dozer to push it. If it’s further, or the clay is wet, you want a 360 loading articulated trucks. The distances are on the dozer page.',
        ],
      ],
    },
    checksAndPayIn('driver', 'which machines they’ve run on bulk earthworks'),
    {
      kind: 'checklist',
      blanks: 'machine',
      heading: 'Earthworks sheet for the cab',
      intro: 'Give every driver these before the first load.',
      items: [
        'Layer thickness, loose and compacted',
        'Number of passes, or the test result the engineer accepts',
        'Moisture limits, and who stops the fill',
        'Line and level: pegs, laser or machine control, and who checks',
        'Haul route, speed limit and passing places',
        'Who stops the haul when it’s too wet',
        'Services, shafts and soft ground marked',
        'White diesel in the tank, not red',
        'Marshal’s name and the signal to stop',
      ],
    },
    {
      kind: 'questions',
      heading: 'Tickets, loading and wet days',
      items: [
        {
          question: 'Does a dumper ticket cover an articulated truck?',
          answer: `No, because ${category('A09')} is for the forward-tipping site dumper, ${category('A56', 'A', 'B')} for articulated trucks and ${category('A57')} for rigid ones.`,
        },
        {
          question: 'Should the dumper driver stay on while it’s loaded?',
          answer:
            'Not on an open site dumper, where they park, get off and keep well clear of the bucket. On a cabbed machine that’s built for it, follow the manual.',
        },
        {
          question: 'What if it’s rained off?',
          answer: [
            'You pay what you’ve agreed, and a wet-day rate is easiest to agree before the first shift. The hire page covers ',
            link('what happens if something goes wrong', '/hire-operators#what-if-something-goes-wrong'),
            '.',
          ],
        },
      ],
    },
  ],
};
