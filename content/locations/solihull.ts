import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import type { Location } from './location';

export const solihull: Location = {
  name: 'Solihull',
  group: 'warwickshire',
  area: 'Solihull borough, West Midlands',
  description:
    'Digger, grader, roller and crane operators for Solihull sites, from Shirley to the airport. Tickets to ask for, entry checks and tall plant rules.',
  intro: `Yes, we find digger, dump truck, roller and crane drivers for Solihull, Shirley, Knowle, Chelmsley Wood and the sites round M42 junction 6, ${commitments.leadTime.text}. Near the airport a crane may have a height limit, and rail and highway clients set entry rules, so tell us about either when you call. ${askEarly('grader', 'largeCrane')}`,
  updated: '2026-11-23',
  roads: ['M42 junctions 4, 5 and 6', 'M6 junction 4', 'A45', 'A34', 'A41', 'A452'],
  knowFirst: {
    heading: 'Ask the airport before you put up a crane',
    text: [
      'Tall plant within 6 km of Birmingham Airport needs ',
      link(
        'the airport’s approval first',
        'https://www.birminghamairport.co.uk/about-us/doing-business-with-us/cranetall-construction-equipment-operations/',
      ),
      '. The rule covers anything over 10 m high or taller than the trees and buildings round it. Send the airport the position, height and dates, and write the agreed height into the lift plan.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Bulk digs and drainage for highway and rail works',
      ticket: 'excavator',
    },
    {
      service: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawing: 'articulated-truck',
      work: 'Hauling on large earthworks',
      ticket: 'articulatedTruck',
    },
    { service: 'grader-operators', work: 'Trimming new carriageways', ticket: 'grader' },
    { service: 'roller-operators', work: 'Sub-base, fill and asphalt', ticket: 'roller' },
    { service: 'crane-operators', work: 'Bridge beams, steel and business-park frames', ticket: 'crane' },
  ],
  latitude: 52.41,
  longitude: -1.78,
  label: 'above-left',
  related: {
    locations: ['birmingham', 'coventry', 'sutton-coldfield'],
    industries: ['infrastructure-projects', 'road-construction', 'commercial-construction'],
    resources: ['construction-safety', 'project-planning'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'What can hold an operator up at the gate?',
      paragraphs: [
        `Rail and highway clients may ask for a card with the CSCS logo, a medical, a drug and alcohol test and a long induction. Email us what your client asks for and ${commitments.passedOn.text} before they agree to come.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Which junction should the low-loader use?',
      paragraphs: [
        'For Shirley, leave the M42 at junction 4 and take the A34. Use junction 5 for Knowle, or for the centre on the A41. For Chelmsley Wood and Balsall Common, leave the M6 at junction 4 and take the A446 south to the A452.',
        'M42 junction 6 serves the airport and the NEC. On event days, get plant in before the doors open.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Road and rail schemes',
      paragraphs: [
        'Earthworks around the HS2 Interchange may be split into sections, each with its own gates and radio channels. If so, give us the section as well as the postcode, or the driver may turn up at the wrong gate.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Clay in town, gravel to the east',
      paragraphs: [
        [
          'The clay under Solihull and Shirley turns greasy within hours of rain. Tracked plant can keep going when wheeled dumpers can’t. Towards Meriden it’s sand and gravel, and the pits there work to ',
          link('quarry rules', '/industries/quarry-operations'),
          '.',
        ],
      ],
    },
  ],
};
