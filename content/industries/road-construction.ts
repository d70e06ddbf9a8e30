import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { regulationSource, sources } from '../sources';
import type { Industry } from './industry';

export const roadConstruction: Industry = {
  name: 'Road Construction',
  title: 'Roadworks Plant Operators: Roller, 360, Backhoe',
  group: 'roads',
  summary: 'Roller, backhoe, 360 and grader drivers for roadworks, street works and resurfacing.',
  pictogram: 'road',
  picture: 'grader',
  description:
    'Roller, backhoe, 360 and grader drivers for roadworks, days or nights. Which ticket to ask for, who needs a street works card, and a handover list.',
  heading: 'Road Construction',
  intro: `Yes, we find roller, backhoe, 360 and skid steer drivers for roadworks, days or nights, ${promises.leadTime.text}. ${promises.rareLeadTime.text} Call us about night work as soon as the closure’s granted.`,
  updated: '2026-11-21',
  related: {
    services: ['roller-operators', 'grader-operators', 'backhoe-operators', 'skid-steer-operators'],
    locations: ['coventry', 'stafford', 'derby', 'worcester'],
    industries: ['earthworks', 'infrastructure-projects'],
    resources: ['health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro: 'Surfacing crews usually want somebody who’s rolled asphalt before, so say which layer it is.',
      caption: 'Stages of roadworks, the machine for each and the card to ask for',
      columns: ['Stage', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Planing and sweeping patches', 'Skid steer', `${card('A23')} or ${card('N212')}`],
        ['Gullies, ducts and drains', 'Backhoe', `${card('A12')} or ${card('N201')}`],
        ['Verges, kerbs, soft spots', '360', `${card('A58')}, ${card('A59')} or ${card('N202')}`],
        ['Capping', 'Dozer', `${card('A34')} or ${card('N215')}`],
        ['Trimming sub-base', 'Motor grader', `${card('A19')} or ${card('N240')}`],
        ['Sub-base and asphalt', 'Ride-on roller', `${card('A31')} or ${card('N214')}`],
        ['Marshalling plant and lorries', 'On foot', `${card('N133')}, ${card('N403')}`],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What road sites insist on',
      figure: 'roller-drums',
      items: [
        {
          term: 'Street works qualifications',
          text: [
            'Under the ',
            link('New Roads and Street Works Act', regulations.nrswa.href),
            ' there must be one qualified operative on site at all times and a qualified supervisor. Neither has to be your driver.',
          ],
        },
        {
          term: 'National Highways rules',
          text: 'National Highways requires daily checks and a fastened seat belt on ride-on rollers. Send us your client’s current sheet.',
        },
        {
          term: 'Room for the tail',
          text: `A 360 that fits the lane may not fit when it slews. HSE says to leave more than ${limits.tailClearance} behind the counterweight, so measure it or ask for reduced tail swing.`,
        },
        {
          term: 'Road travel',
          text: 'A plant card doesn’t cover driving on a public road. The driver needs the licence, and the machine needs registration, insurance and lights.',
        },
        {
          term: 'Overhead lines',
          text: `Lines often cross verges. Follow HSE’s guide ${regulations.gs6.short}, with goalposts and a height limit agreed with the network operator.`,
        },
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'list',
      heading: 'What else to tell us about roadworks',
      items: [
        'The closure: start, finish and the time the lane has to reopen',
        'Where the plant gets dropped and where the driver parks',
        'Any day shifts in the same week, because nobody can do days and nights',
        'Asphalt, sub-base or trench reinstatement',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Handover list to print',
      items: [
        'Access point, route through the closure, speed limit',
        'Which side is live, and the clearance to it',
        'Traffic marshal’s name and the signal to stop',
        'Reversing rules: camera, alarm, marshal or none',
        'Shallow services where vibration is switched off',
        'Culverts, structures and edges with a stand-off',
        'Layer, number of passes, temperature cut-off',
        'Water for asphalt burns, spill kit, extinguisher, first aid',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does the 360 driver need a street works card?',
          answer:
            'Only if they’re the qualified operative for that site. Otherwise somebody else there holds it.',
        },
        {
          question: 'Can one operator grade and roll?',
          answer:
            'On a small job, yes, with both categories. On a surfacing shift you need two people, because both machines work at once.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [sources.streetWorks, sources.excavators, regulationSource(regulations.gs6)],
    },
  ],
};
