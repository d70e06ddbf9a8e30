import { card, weightSplits } from '../cards';
import { machineRanges } from '../machine-ranges';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

export const earthworks: Industry = {
  name: 'Earthworks',
  title: 'Earthworks',
  group: 'ground',
  summary: 'Dozers, scrapers, 360s, dumpers and rollers, chosen by haul distance and ground.',
  pictogram: 'earth',
  description:
    'Earthworks operators by stage: dozer, scraper, 360, dumper, roller and grader, the card for each, and the four figures a good operator asks you for.',
  heading: 'Earthworks',
  intro:
    'Short push, dozer. Longer dry haul, scraper. Wet clay or distance, 360 and dump trucks. This page matches each stage of an earthmoving job to a machine and a card, then lists the figures and rules the operator needs on the first morning.',
  updated: '2026-11-20',
  related: {
    services: [
      'excavator-operators',
      'dozer-operators',
      'scraper-operators',
      'dumper-operators',
      'roller-operators',
    ],
    locations: ['telford', 'dudley', 'rugby', 'sutton-coldfield'],
    industries: ['road-construction', 'infrastructure-projects', 'quarry-operations'],
    resources: ['project-planning', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Haul distance chooses the machine',
      paragraphs: [
        [
          'Three questions settle most earthmoving teams: how far, how wet, how much. For a short push, a ',
          link('dozer', '/services/dozer-operators'),
          ' cuts and places in one pass. Over a middling haul on firm ground, a ',
          link('scraper', '/services/scraper-operators'),
          ' loads, carries and spreads alone, with a dozer shoving it through the cut. Beyond that, or in wet clay, a 360 fills articulated dump trucks.',
        ],
        `Small plots are another matter. There a mid-weight 360 and a couple of forward-tipping dumpers do the lot. Dumper work runs across ${machineRanges.dumper}, so state the skip size. Excavator work covers ${machineRanges.excavator}, with the card split in two at ${weightSplits.excavator} tonnes.`,
      ],
    },
    {
      kind: 'table',
      heading: 'One layer at a time: stages and categories',
      caption: 'Stages of an earthworks job with machines and card categories',
      columns: ['Stage', 'Machine', 'CPCS', 'NPORS'],
      rows: [
        [
          'Topsoil strip',
          'Dozer or 360',
          `${card('A34')}, ${card('A59')}`,
          `${card('N215')}, ${card('N202')}`,
        ],
        ['Bulk cut', '360, scraper', `${card('A59')}, ${card('A24')}`, `${card('N202')}, ${card('N223')}`],
        [
          'Haul',
          'Articulated or site dumper',
          `${card('A56')}, ${card('A09')}`,
          `${card('N204')} (site dumper)`,
        ],
        ['Spread', 'Dozer', card('A34'), card('N215')],
        ['Compact', 'Roller or soil compactor', `${card('A31')}, ${card('A32')}`, card('N214')],
        ['Trim', 'Grader or dozer', `${card('A19')}, ${card('A34')}`, `${card('N240')}, ${card('N215')}`],
      ],
    },
    {
      kind: 'list',
      heading: 'Fill fails on moisture and thickness',
      intro:
        'A good operator asks for four figures before placing the first load. Have them on a sheet in the cab.',
      items: [
        'Layer thickness, loose and compacted, for that material and that drum.',
        'Number of passes, or the test result which the engineer will accept.',
        'Moisture limits, and who calls a halt when rain takes the fill past them.',
        [
          'Line and level: stakes, laser or machine guidance, who sets it out and who checks the result. Somebody used to one guidance system needs ',
          link('familiarisation', '/resources/operator-training'),
          ' on yours.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Rules that bite on open ground',
      items: [
        {
          term: 'Roll-over',
          text: [
            link(regulations.puwer.name, regulations.puwer.href),
            ': where a machine could turn over, the structure is fitted and the belt is worn. Slopes, edges and soft shoulders are set out before the first trip.',
          ],
        },
        { term: 'Traffic', text: `${regulations.hsg144.short}: ${regulations.hsg144.asks}` },
        {
          term: 'Buried services',
          text: `${regulations.hsg47.short} applies to a field as it does to a street. Farm water pipes and old drains are on no utility drawing.`,
        },
        {
          term: 'Vibration through the seat',
          text: 'Scrapers, dozers and dumpers shake their drivers most. Grade the haul road, service the seats, cut the speed and rotate people. Do those four before anyone fits a meter.',
        },
        { term: 'Fuel', text: `Since ${limits.rebatedFuelEnd}: ${regulations.redDiesel.asks}` },
      ],
    },
    {
      kind: 'callout',
      heading: 'Decide before it rains who stops the haul',
      text: 'Loaded trucks slide on wet clay, and ruts throw drivers about. Give one person the authority to stop. Grade and drain the road, try it with an empty truck, then start again.',
    },
    {
      kind: 'prose',
      heading: 'Ground here has a history',
      paragraphs: [
        [
          'Much of ',
          link('Telford', '/locations/telford'),
          ' stands on a worked-out coalfield, with made ground and shafts. ',
          link('Dudley', '/locations/dudley'),
          ' has shallow limestone and coal workings beneath industrial fill. Heavy plant stays off until the ground has been probed and any void grouted. Ask for the results, then mark the stand-off. Rugby and the eastern side of ',
          link('Sutton Coldfield', '/locations/sutton-coldfield'),
          ' bring housing extensions and distribution plots. Large flat platforms are the job there, and a scraper can earn its keep in a dry season.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Earthmoving questions',
      items: [
        {
          question: 'Does a site dumper card cover an articulated truck?',
          answer: `It does not. ${card('A09')} is the forward tipper. Articulated trucks are ${card('A56')} and rigid ones ${card('A57')}.`,
        },
        {
          question: 'Should the driver stay aboard while being loaded?',
          answer:
            'On a forward-tipping site dumper, no: park, get down and stand clear of the bucket. A cabbed truck designed for loading follows its maker’s manual.',
        },
        {
          question: 'How long is a typical hire?',
          answer: [
            'Anything from a day’s strip to a full season. Wet weeks are the snag, so ',
            link('agree standing time', '/hire-operators'),
            ' with the operator before the weather turns.',
          ],
        },
      ],
    },
  ],
};
