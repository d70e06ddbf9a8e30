import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Service } from './service';

export const graderOperators: Service = {
  machine: 'Motor Grader',
  name: 'Motor Grader Operators',
  title: 'Motor Grader Operators',
  askEarly: true,
  summary: 'Fine trim of roads, hardstandings and haul roads, by eye, laser, total station or 3D GPS.',
  drawing: 'grader',
  description:
    'Motor grader operators for sub-base, hardstandings and haul roads. Match the person to your level control, and see what your engineer should bring.',
  heading: 'Motor Grader Operators',
  intro:
    'Grading is judged in millimetres and paid for in stone. We introduce motor grader operators for roads, sheds and haul roads, and ask each how their levels have been controlled. The card has no weight split, so experience is what you compare.',
  updated: '2026-11-20',
  cards: { cpcs: ['A19'], npors: ['N240'] },
  plate: {
    range: 'Commonly 14-20 t',
    hire: 'Three to ten days; months on a bypass',
    provide: 'Level control, closed strips, water, familiarisation',
  },
  related: {
    services: ['roller-operators', 'dozer-operators', 'scraper-operators', 'dumper-operators'],
    industries: ['road-construction', 'earthworks', 'quarry-operations', 'infrastructure-projects'],
    locations: ['rugby', 'solihull', 'tamworth', 'derby'],
    resources: ['certifications', 'project-planning', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'The last blade before the surfacing gang',
      paragraphs: [
        'Stone that leaves the grader high is paid for twice: once to lay it, once to take it off. A good hand brings sub-base within millimetres over hundreds of metres, sets crossfall and camber, and leaves a windrow where the next pass wants it. So we ask about finished work before anything else.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Jobs that suit it, from fine trim to snow',
      items: [
        {
          term: 'Roads and hardstandings',
          text: 'Trimming sub-base and capping ahead of the paver, in long uninterrupted runs.',
        },
        {
          term: 'Haul roads',
          text: 'Cutting out ruts and corrugations, so dump trucks keep their speed and their tyres.',
        },
        {
          term: 'Large slabs',
          text: 'Distribution sheds and yards, where a dozer’s finish would cost too much concrete.',
        },
        {
          term: 'Ditches and verges',
          text: 'Blade hung out to the side, cutting a V or pulling back a shoulder.',
        },
        {
          term: 'Winter',
          text: 'Estate roads, airfields and quarry ramps cleared with the main or front blade.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Ask how the levels reach the blade',
      paragraphs: [
        `The card is the simple part: ${card('A19')} or ${card('N240')}, or an equivalent that your client accepts. Neither is split by weight, and most machines on British jobs sit between about 14 and 20 tonnes. The one thing to ask before booking is the control method. Someone who works by eye and boning rods may never have touched a 3D display, or the reverse.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Control method, operator, and what your engineer brings',
      intro:
        'NPORS lists machine control among its categories. A maker’s training certificate is the other proof to ask for.',
      caption: 'Ways of controlling a grader blade and what the hirer has to provide for each',
      columns: ['Method', 'Ask the operator about', 'Have ready'],
      rows: [
        ['Pins and eye', 'Finished tolerance, last three roads', 'Level pins, travellers, a checker'],
        ['Laser or cross-slope', 'Make of receiver and mast', 'Laser set up and proved each morning'],
        ['Total station', 'Prism loss, line of sight', 'Instrument, control points, battery plan'],
        ['3D GPS', 'File loading, calibration of the blade', 'Current model, base or network signal'],
      ],
    },
    {
      kind: 'list',
      heading: 'Put these in the site pack',
      items: [
        'Induction and RAMS that treat grading as long-distance reversing, since much of the work is.',
        [
          'A traffic plan to ',
          link(regulations.hsg144.short, regulations.hsg144.href),
          ': one user per strip, checkers outside it.',
        ],
        'Drawings with tolerance and layer thickness, in the issue that the setting-out team uses.',
        'Service records where the ripper or scarifier goes below formation.',
        'Familiarisation. Lever machines and joystick machines feel nothing alike.',
        'Water on dry stone, and a roller close behind.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Daily checks, blade upwards',
      items: [
        'Cutting edge and end bits: wear even, bolts tight',
        'Circle, drawbar and slide rails without excess play',
        'Blade tip and side-shift rams dry',
        'Saddle locking pin seated',
        'Articulation lock removed for work, fitted for transport',
        'Tandem cases and wheel nuts',
        'Tyres equal in pressure across the machine',
        'Scarifier and ripper shanks pinned up',
        'Service brake, park brake and steering tested',
        'Beacons, lights, reversing alarm and camera',
        'Mast, prism or antenna secure and calibrated',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Length, reach and open traffic',
      intro: [
        'Its shape and its routes cause most of the trouble; ',
        link('construction safety', '/resources/construction-safety'),
        ' sets out the segregation.',
      ],
      items: [
        {
          term: 'About nine metres of machine',
          text: 'The frame articulates in the middle and the front wheels lean. The rear does not follow the front, so kerbs and people on the inside of a turn are at risk.',
        },
        {
          term: 'A blade that slides out',
          text: 'The mouldboard shifts sideways well past the wheels. Level checkers step clear and are seen before it moves.',
        },
        {
          term: 'Reversing strips',
          text: 'A working alarm is not a control by itself; a closed strip is.',
        },
        {
          term: 'Live lanes',
          text: 'Signs and lane closures come from the traffic management designer, never from the driver.',
        },
        {
          term: 'Shaking',
          text: `A rough haul road sets the seat jumping. The ${regulations.vibration.short} set an action value for it, and smoother ground brings the dose down.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Checked on the scheme’s record, then on past levels',
      paragraphs: [
        `CPCS cards are read on the checker that ${cardSchemes.cpcs.runBy} keeps; NPORS confirms its own. We match the photo with an identity document, and set the expiry against your finish date. A card that lapses in week two is no use on a three-week trim. The referee is asked one blunt question: how much came back for rework?`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Ring early: the pool is small',
      paragraphs: [
        [
          `Graders are few beside dumpers and excavators. An introduction within ${terms.supplyRange} is often possible, subject to availability; a week’s warning is safer here. Typical hires are three to ten days for a car park or estate road, a month or more for a bypass, and weekly visits for haul roads. `,
          link('Road builders', '/industries/road-construction'),
          ' do well to tie dates to the stone deliveries.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Grader questions',
      items: [
        {
          question: 'Would a dozer with GPS do instead?',
          answer: [
            'On bulk fill and steep ground, often. On long, fine trim the wheeled machine is quicker and leaves no grouser marks. Compare with ',
            link('dozer operators', '/services/dozer-operators'),
            '.',
          ],
        },
        {
          question: 'Which attachments change the booking?',
          answer:
            'Front blade, rear ripper, scarifier, snow wing and positioning kit. Name the make of the last.',
        },
        {
          question: 'Does it need a lifting examination?',
          answer: `Not for grading. ${regulations.loler.short} concerns lifting, and trimming is none. Maintenance and inspection under ${regulations.puwer.short} still apply.`,
        },
      ],
    },
  ],
};
