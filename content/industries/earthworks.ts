import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { machineRanges } from '../machine-ranges';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { regulationSource, sources } from '../sources';
import type { Industry } from './industry';

export const earthworks: Industry = {
  name: 'Earthworks',
  title: 'Earthworks Operators: Digger, Dozer, Dumper',
  group: 'ground',
  summary: 'Digger, dozer, dumper, scraper and roller drivers for bulk earthworks and muck-away.',
  pictogram: 'earth',
  picture: 'dozer',
  description:
    'Digger drivers, dozer and dumper drivers, scraper, roller and grader operators for earthworks. Tickets by stage, what sites insist on and a cab sheet.',
  heading: 'Earthworks',
  intro: `We find digger, dozer, dumper and roller drivers for earthworks, ${promises.leadTime.text}. ${promises.rareLeadTime.text} One call can cover the whole gang, each with their own ticket.`,
  updated: '2026-11-21',
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
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro: `We find drivers for site dumpers of ${machineRanges.dumper} and 360s of ${machineRanges.excavator}. The excavator card splits at ${weightSplits.excavator} tonnes, so give us the weight.`,
      caption: 'Stages of an earthworks job with machines and card categories',
      columns: ['Stage', 'Machine', 'CPCS', 'NPORS'],
      look: 'pairs',
      rows: [
        [
          'Topsoil strip',
          'Dozer or 360',
          `${card('A34')}, ${card('A59')}`,
          `${card('N215')}, ${card('N202')}`,
        ],
        ['Bulk cut', '360 or scraper', `${card('A59')}, ${card('A24')}`, `${card('N202')}, ${card('N223')}`],
        ['Haul', 'Articulated dump truck', card('A56'), 'Ask us'],
        ['Haul on a small site', 'Site dumper', card('A09'), card('N204')],
        ['Spread', 'Dozer', card('A34'), card('N215')],
        ['Compact', 'Roller or soil compactor', `${card('A31')}, ${card('A32')}`, card('N214')],
        ['Trim', 'Grader or dozer', `${card('A19')}, ${card('A34')}`, `${card('N240')}, ${card('N215')}`],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which machine suits the haul?',
      figure: 'scraper-pusher',
      paragraphs: [
        [
          'For a short push you want a ',
          link('dozer', '/services/dozer-operators'),
          '. On a longer haul over dry, firm ground a ',
          link('scraper', '/services/scraper-operators'),
          ' does the lot, with a dozer to push it. Further than that, or in wet clay, you want a 360 loading articulated trucks.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What earthworks sites insist on',
      items: [
        {
          term: 'Roll-over protection',
          text: [
            'The work equipment regulations (',
            link(regulations.puwer.short, regulations.puwer.href),
            ') require protection and a belt where a machine could go over. Mark slopes and soft edges before the first trip.',
          ],
        },
        {
          term: 'Plant routes',
          text: `HSE’s guide to site vehicles (${regulations.hsg144.short}) covers one-way systems, crossings and reversing. Put a vehicle marshal where people and plant have to meet.`,
        },
        {
          term: 'Buried services',
          text: `HSE’s guide ${regulations.hsg47.short} applies to fields as well as streets, and farm pipes and old drains may not be on any drawing.`,
        },
        {
          term: 'Old workings',
          text: 'On coalfield or limestone ground, keep plant off until the ground’s been probed. Peg a stand-off round every shaft.',
        },
        {
          term: 'White diesel',
          text: `Earthmoving plant on construction work hasn’t been allowed red diesel since ${limits.rebatedFuelEnd}.`,
        },
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'checklist',
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
        'Marshal’s name and the signal to stop',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does a dumper ticket cover an articulated truck?',
          answer: `No. ${card('A09')} is the forward-tipping site dumper. Articulated trucks are ${card('A56')} and rigid ones ${card('A57')}.`,
        },
        {
          question: 'Should the dumper driver stay on while it’s loaded?',
          answer:
            'Not on an open site dumper. They park, get off and keep clear of the bucket. On a cabbed machine built for it, follow the maker’s manual.',
        },
        {
          question: 'What if it’s rained off?',
          answer: [
            'Agree with the operator before the start what you’ll pay for wet days. The ',
            link('hire page', '/hire-operators'),
            ' explains how that works.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        sources.mobileEquipment,
        regulationSource(regulations.hsg144),
        regulationSource(regulations.hsg47),
      ],
    },
  ],
};
