import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const solihull: Town = {
  name: 'Solihull',
  group: 'warwickshire',
  area: 'Solihull borough, West Midlands',
  description:
    'Digger, grader, roller and crane operators for Solihull sites, from Shirley to the airport. Tickets to ask for, entry checks and tall plant rules.',
  intro: `Yes, we find digger, dump truck, roller and crane drivers for Solihull, Shirley, Knowle, Chelmsley Wood and the sites round M42 junction 6. Rail and highway clients set entry rules, so email us yours. ${askEarly('grader-operators', 'crane-operators')}`,
  updated: '2026-11-26',
  factsOf: 'solihull',
  roads: ['M42 junctions 4, 5 and 6', 'M6 junction 4', 'A45', 'A34', 'A41', 'A452'],
  knowFirst: {
    heading: 'Ask the airport before you put up a crane',
    text: [
      'Tall plant within 6 km of Birmingham Airport needs ',
      link(
        'the airport’s approval',
        'https://www.birminghamairport.co.uk/about-us/doing-business-with-us/cranetall-construction-equipment-operations/',
      ),
      ' first, if it’s over 10 m high or taller than what’s round it. Write the agreed height into the lift plan.',
    ],
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Bulk digs and drainage for highway and rail works',
      ticket: 'excavator',
    },
    {
      machine: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawnMachine: 'articulated-truck',
      href: '/industries/quarry-operations#dump-truck-drivers-days-or-nights',
      work: 'Hauling on large earthworks',
      ticket: 'articulatedTruck',
    },
    { machine: 'grader-operators', work: 'Trimming new carriageways', ticket: 'grader' },
    { machine: 'roller-operators', work: 'Sub-base, fill and asphalt', ticket: 'roller' },
    { machine: 'crane-operators', work: 'Bridge beams, steel and business-park frames', ticket: 'crane' },
  ],
  latitude: 52.41,
  longitude: -1.78,
  labelSide: 'above-left',
  related: {
    towns: ['birmingham', 'coventry', 'sutton-coldfield'],
    sectors: ['infrastructure-projects', 'road-construction', 'commercial-construction'],
    guides: ['construction-safety', 'project-planning'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Solihull',
      items: [
        {
          term: 'Roads in',
          text: 'Use M42 junction 4 and the A34 for Shirley, and junction 5 and the A41 for Knowle and the centre. For Chelmsley Wood leave the M6 at junction 4. On NEC event days get plant in before the doors open.',
        },
        {
          term: 'HS2 sections',
          text: 'Earthworks round the Interchange come in sections with their own gates, so give us the section with the postcode.',
        },
      ],
    },
  ],
};
