import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const solihull: Location = {
  name: 'Solihull',
  group: 'warwickshire',
  area: 'Solihull borough, West Midlands',
  description:
    'Digger, grader, roller and crane operators for Solihull sites, from Shirley to the airport. Tickets to ask for, entry checks and tall plant rules.',
  intro: `Yes, we cover Solihull, Shirley, Knowle and Chelmsley Wood, and the big sites round M42 junction 6. We can find someone for most machines, ${commitments.leadTime.text}. ${askEarly('grader', 'largeCrane')} Tell us about any entry standard or height limit first, because that decides who’s right for it.`,
  updated: '2026-11-22',
  roads: ['M42 junctions 4, 5 and 6', 'M6 junction 4', 'A45', 'A34', 'A41', 'A452'],
  machines: [
    {
      service: 'excavator-operators',
      work: 'Bulk digs and drainage for highway and rail works',
      ticket: 'excavator',
    },
    { service: 'dumper-operators', work: 'Hauling on large earthworks', ticket: 'articulatedTruck' },
    { service: 'grader-operators', work: 'Trimming new carriageways', ticket: 'grader' },
    { service: 'roller-operators', work: 'Sub-base, fill and asphalt', ticket: 'roller' },
    { service: 'crane-operators', work: 'Bridge beams, steel and business-park frames', ticket: 'crane' },
    {
      service: 'telehandler-operators',
      work: 'Homes and offices in Shirley and Knowle',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.41,
  longitude: -1.78,
  labelSide: 'north',
  related: {
    locations: ['birmingham', 'coventry', 'sutton-coldfield'],
    services: ['crane-operators', 'grader-operators', 'excavator-operators', 'roller-operators'],
    industries: ['infrastructure-projects', 'road-construction', 'commercial-construction'],
    resources: ['construction-safety', 'project-planning'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'What slows a booking down here?',
      paragraphs: [
        `Entry checks do. Rail and highway clients may ask for a card with the CSCS logo, a recent medical, a drug and alcohol test and a long induction. None of that is general plant law, but a driver without it gets turned away at the gate. Send us the list with your request and ${commitments.passedOn.text}. Say as well if the site won’t take a traditional NPORS card, which has no CSCS logo.`,
      ],
    },
    {
      kind: 'callout',
      heading: 'Tell the airport before you put up a crane',
      sign: 'cone',
      text: [
        'Tall plant within 6 km of Birmingham Airport needs ',
        link(
          'the airport’s approval first',
          'https://www.birminghamairport.co.uk/about-us/doing-business-with-us/cranetall-construction-equipment-operations/',
        ),
        '. The rule covers anything over 10 m, and anything taller than the trees and buildings round it. Send them the position, height and dates, and write the agreed height into the lift plan for the ',
        link('crane operator', '/services/crane-operators'),
        '.',
      ],
    },
    {
      kind: 'list',
      heading: 'Which junction should the low-loader use?',
      items: [
        'For Shirley and the southern business parks, use M42 junction 4 and the A34.',
        'For the town centre and Knowle, use junction 5 and the A41, and check the trees if the load’s tall.',
        'For the airport and the NEC, use junction 6 and the A45. It clogs up on event days, so get plant in before the doors open.',
        'For Chelmsley Wood and Balsall Common, use M6 junction 4 and the A452.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Working on the highway schemes',
      items: [
        {
          term: 'Fine trimming',
          text: [
            'A grader’s long. Next to live traffic, mark where it can turn and brief the ',
            link('grader operator', '/services/grader-operators'),
            ' on it.',
          ],
        },
        {
          term: 'Street works',
          text: `The ${regulations.nrswa.name}, or ${regulations.nrswa.short}, requires a qualified operative on site at all times and a qualified supervisor. It needn’t be the driver, so decide who it is before you ring.`,
        },
        {
          term: 'Shared sites',
          text: 'Big earthworks around the HS2 Interchange are split into sections with their own gates and radio channels. Give us the section as well as the postcode.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The ground: clay in town, gravel to the east',
      paragraphs: [
        [
          'The clay under Solihull and Shirley turns greasy within hours of rain, so tracked plant keeps going when wheeled dumpers can’t. East towards Meriden it’s sand and gravel, and some of your neighbours are pits, where ',
          link('quarry rules', '/industries/quarry-operations'),
          ' apply.',
        ],
      ],
    },
  ],
};
