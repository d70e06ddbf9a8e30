import { card, weightSplits } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const solihull: Location = {
  name: 'Solihull',
  group: 'warwickshire',
  area: 'Solihull borough, West Midlands',
  description:
    'Plant operators for Solihull: tall plant near the airport, highway work around M42 junction 6, gravel to the east, and the entry checks to expect.',
  heading: 'Mobile Plant Operators Solihull',
  intro:
    'Solihull runs from suburban clay to gravel country, with an airport, exhibition halls, a car plant and HS2 works between. We introduce operators for all of it. Height limits and entry standards shorten the list more than the machine does.',
  updated: '2026-11-20',
  roads: ['M42 junctions 4, 5 and 6', 'M6 junction 4', 'A45', 'A34', 'A41', 'A452'],
  machines: [],
  latitude: 52.41,
  longitude: -1.78,
  related: {
    locations: ['birmingham', 'coventry', 'sutton-coldfield'],
    services: ['crane-operators', 'grader-operators', 'excavator-operators', 'roller-operators'],
    industries: ['infrastructure-projects', 'road-construction', 'commercial-construction'],
    resources: ['construction-safety', 'project-planning'],
  },
  sections: [
    {
      kind: 'callout',
      heading: 'Tell the airport before anything tall goes up',
      text: [
        'Birmingham Airport lies inside the borough. A crane or other tall construction plant within 6 km needs ',
        link(
          'the airport’s approval first',
          'https://www.birminghamairport.co.uk/about-us/doing-business-with-us/cranetall-construction-equipment-operations/',
        ),
        ' if it reaches more than 10 m above the ground, or above the trees and buildings round it. Send position, height and dates. The ',
        link('crane operator', '/services/crane-operators'),
        ' then works to the agreed height, written in the lift plan.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Three kinds of ground in one borough',
      items: [
        {
          term: 'Urban Solihull and Shirley',
          text: `Red clay, mature gardens, business parks. Clay goes greasy within hours of rain, so wheeled dumpers stall where tracked ones may still travel. A 360 below ${weightSplits.excavator} tonnes on ${card('A58')} covers most of it.`,
        },
        {
          term: 'The junction 6 quarter',
          text: 'Airport, exhibition halls, stations and the HS2 Interchange works share one quarter of the borough. Large earthworks get fenced into lots, and each lot may have its own access road, marshals and radio channel. Ask for the lot as well as the postcode.',
        },
        {
          term: 'Sand and gravel country, east',
          text: [
            'Towards Meriden the soil drains and the pits begin. Loading shovels and dump trucks replace dumpers, and ',
            link('quarry rules', '/industries/quarry-operations'),
            ' take over from building-site habits.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Road schemes beside live carriageways',
      paragraphs: [
        [
          'Widening and junction works need fine trimming next to traffic. ',
          link('Grader operators', '/services/grader-operators'),
          ` hold ${card('A19')} or ${card('N240')}; on such lengths they also need to read a string line or a screen while a lookout watches the barrier. Long wheelbase, blade to one side, cars on the other: brief the turning places.`,
        ],
        [
          'For trenches across a public street, ',
          regulations.nrswa.short,
          ' asks for one qualified operative on site at all times, plus a supervisor. It need not be the machine driver. Decide who it is before you ring, as an operator with both tickets is harder to find.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Pick the junction by the load',
      items: [
        'M42 junction 4 and the A34: Shirley and the southern business parks.',
        'M42 junction 5 and the A41: town centre and Knowle. Check tree cover for tall loads.',
        'M42 junction 6 and the A45: airport and exhibition centre. Event days clog it, so book plant before the doors open.',
        'M6 junction 4 and the A452: Chelmsley Wood, Coleshill and Balsall Common.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Large projects run their own entry checks',
      paragraphs: [
        [
          'Railway and highway clients may ask for a logo-bearing card, a recent medical, a drug and alcohol test and a long induction. None of that is general plant law; all of it can turn somebody away. Forward the entry standard with your request and see ',
          link('what to prepare', '/resources/project-planning'),
          '.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Before hiring around Solihull',
      items: [
        {
          question: 'Does a car plant count as a construction site?',
          answer:
            'The building work inside it does. Moving parts with a forklift on the production side does not. Site rules differ on each side of the fence, so name the side.',
        },
        {
          question: 'Is a traditional NPORS card accepted on the rail works?',
          answer:
            'It carries no CSCS logo, and some main contractors accept only cards that do. Get the answer in writing before anyone travels.',
        },
      ],
    },
  ],
};
