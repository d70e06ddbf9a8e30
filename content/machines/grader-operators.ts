import { askEarlyForOne } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

export const graderOperators: Machine = {
  name: 'Motor Grader Operators',
  title: `Motor Grader Operators for Hire, ${category('A19')}`,
  summary: 'Grader drivers for sub-base, hardstandings and haul roads, by eye, laser, total station or GPS.',
  size: {
    length: 8.8,
    height: 3.5,
    pose: 'blade down',
    edges: [10.1, 312.1],
    source: 'Grader of about 18 t, typical of its class',
  },
  group: 'usual',
  description: `We find grader drivers with ${category('A19')} or ${category('N240')} for roads, hardstandings and haul roads. Level control, how early to ask, daily checks.`,
  opening: 'Yes, we find motor grader operators for roads, hardstandings and quarry haul roads.',
  intro: `${askEarlyForOne('grader-operators')} Ask for ${category('A19')} or ${category('N240')}, and say how you control the levels.`,
  updated: '2026-11-23',
  ticketLine: usualTickets.grader.line,
  variants: [{ name: 'Motor grader, any size', tickets: usualTickets.grader.tickets }],
  facts: {
    range: 'Any size, because one card covers them all',
    hire: 'Three to ten days; months on a bypass',
    provide: 'The grader, level control, closed strips',
  },
  related: {
    machines: ['roller-operators', 'dozer-operators', 'scraper-operators', 'dumper-operators'],
    sectors: ['road-construction', 'earthworks', 'quarry-operations', 'infrastructure-projects'],
    towns: ['rugby', 'solihull', 'tamworth', 'derby'],
    guides: ['certifications', 'project-planning', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Which ticket do you need?',
      jump: 'Tickets',
      paragraphs: [
        `${category('A19')} or ${category('N240')} covers any grader, so compare experience. For GPS work NPORS lists machine control separately, or ask for the maker’s training certificate. Say if yours has levers or joysticks, because the two feel completely different.`,
      ],
    },
    checksAndCost('grader driver', 'what they’ve finished lately, and to what tolerance'),
    {
      kind: 'definitions',
      heading: 'Usual jobs and length of hire',
      figure: 'grader-crossfall',
      band: 'bright',
      intro: [
        'A car park or an estate road takes three to ten days, and a bypass a month or more. For ',
        link('road jobs', '/industries/road-construction'),
        ' pick dates that match the stone deliveries.',
      ],
      items: [
        {
          term: 'Roads and hardstandings',
          text: 'The grader trims sub-base and capping to level and crossfall before the paver or the slab gang arrives.',
        },
        {
          term: 'Haul roads',
          text: 'It cuts out ruts and corrugations in quarries and on big earthworks, which keeps the dump trucks moving.',
        },
        {
          term: 'Large slabs',
          text: 'It trims the stone under shed floors and yards, which saves concrete in the low spots.',
        },
        {
          term: 'Ditches, verges and snow',
          text: 'With the blade out to the side it cuts a V-ditch or pulls back a shoulder, and in winter it clears estate roads and airfields.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How will you control the levels?',
      guide: 'Levels',
      collapses: 'on-phones',
      intro:
        'Settle this when you call, because a driver who has always worked to pins may never have used a 3D screen.',
      caption: 'Ways of controlling a grader blade and what the hirer has to provide for each',
      columns: ['Method', 'Ask the operator about', 'Have ready'],
      rows: [
        ['Pins and eye', 'Tolerance on the last few roads', 'Level pins, travellers, someone to check'],
        ['Laser or cross-slope', 'Make of receiver and mast', 'Laser set up and checked each morning'],
        ['Total station', 'Losing the prism, line of sight', 'Instrument, control points, spare batteries'],
        ['3D GPS', 'Loading files, calibrating the blade', 'Current model, base station or network signal'],
      ],
    },
    haveReady('grader', [
      'Drawings with the tolerance and the layer thickness, in the same revision your setting-out engineer uses.',
      [
        'A traffic plan that follows HSE’s guide to site vehicles (',
        link(regulations.hsg144.short, regulations.hsg144.href),
        '), with each strip closed to everyone else while it’s graded.',
      ],
      'Service drawings for any stretch where the ripper or scarifier goes below formation.',
      'Water on dry stone, a roller close behind, and time to practise before the final trim.',
    ]),
    dailyChecks([
      'Cutting edge and end bits worn evenly, bolts tight',
      'Circle, drawbar and slide rails without excess play',
      'Blade tip and side-shift rams dry',
      'Saddle locking pin seated',
      'Articulation lock off for work, on for transport',
      'Tandem cases and wheel nuts',
      'Tyre pressures equal across the machine',
      'Scarifier and ripper shanks pinned up',
      'Service brake, park brake and steering tested',
      'Beacons, lights, reversing alarm and camera',
      'Mast, prism or antenna secure and calibrated',
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Would a dozer with GPS do instead?',
          answer: [
            'Often, on bulk fill and steep ground. On a long fine trim the grader is quicker and leaves no track marks, but ',
            link('dozer operators', '/services/dozer-operators'),
            ' are easier to find.',
          ],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'A long machine that bends',
          text: 'The rear doesn’t follow the front, so kerbs and people on the inside of a turn are at risk.',
        },
        {
          term: 'The blade moving sideways',
          text: 'It can slide out well past the wheels, so whoever checks the levels stays clear until the driver stops.',
        },
        {
          term: 'Reversing',
          text: 'Much of the job is done backwards, and an alarm isn’t enough by itself. Keep everyone off the strip.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [regulationSource(regulations.puwer), sources.wholeBodyVibration],
    },
  ],
};
