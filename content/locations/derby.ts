import { blocks } from '../blocks';
import { bareCategory, category } from '../categories';
import { askEarly, commitments } from '../commitments';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const derby: Location = {
  name: 'Derby',
  group: 'east-midlands',
  area: 'Derbyshire, East Midlands',
  description:
    'Crane, telehandler, digger and loading shovel operators for Derby works, quarries and building sites. Which ticket to ask for and who plans a lift.',
  intro: `Yes, we cover Derby, Burton and Ilkeston, and the Peak quarries up the A6. We can find you a telehandler, digger or shovel driver, ${commitments.leadTime.text}. ${askEarly('largeCrane')} If it’s a lift, tell us what it weighs and who’s planning it.`,
  updated: '2026-11-22',
  roads: ['M1 junction 25 and A52', 'M1 junction 24a and A50', 'A38', 'A6'],
  machines: [
    {
      service: 'telehandler-operators',
      work: 'Extensions and fit-outs at working factories',
      ticket: 'telehandler',
    },
    { service: 'excavator-operators', work: 'Gravel pits, footings and services', ticket: 'excavator' },
    { service: 'crane-operators', work: 'Weekend lifts at rail and aerospace works', ticket: 'crane' },
    {
      service: 'loading-shovel-operators',
      work: 'Gravel yards and limestone quarries',
      ticket: 'loadingShovel',
    },
    { service: 'dumper-operators', work: 'Articulated trucks on quarry hauls', ticket: 'articulatedTruck' },
    { service: 'forklift-operators', work: 'Moves on the shop floor', ticket: 'forklift' },
  ],
  latitude: 52.92,
  longitude: -1.47,
  labelSide: 'west',
  related: {
    locations: ['nottingham', 'leicester', 'stafford'],
    services: ['crane-operators', 'loading-shovel-operators', 'telehandler-operators', 'excavator-operators'],
    industries: ['quarry-operations', 'infrastructure-projects', 'commercial-construction'],
    resources: ['industry-standards', 'certifications'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Can you find someone for a weekend or a shutdown?',
      paragraphs: [
        'Yes, if people are free. Give us the hours of each shift. Test bays and paint shops often ban sparks, phones and dust, so show the operator the factory’s permit list at induction.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Which crane ticket do you need?',
      paragraphs: [
        [
          `It depends on the lifts. On ${bareCategory('A60')}, endorsement C covers all duties and B covers picking up and carrying, inside a hall for instance. A compact crane has its own ticket, ${category('A66')} or ${category('N140')}. The `,
          link('crane operators page', '/services/crane-operators'),
          ' has the rest.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Who plans and supervises the lift?',
      paragraphs: [
        [
          `Under CPA (Construction Plant-hire Association) crane hire the owner sends the crane with an operator, and you plan and supervise the lift. The usual cards are ${category('A61')} or ${category('N401')} for the planner and ${category('A62')} or ${category('N405')} for the supervisor. On a contract lift the crane company does everything. See `,
          link('which rules apply to lifting', '/resources/industry-standards'),
          '.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Is it a factory siding or the running railway?',
      text: 'Tell us which. A siding inside a works follows the works’ rules. On or within reach of the running railway the driver needs a medical, track-safety training and machine controls that the railway sets. A construction card alone won’t get anyone in.',
    },
    {
      kind: 'table',
      heading: 'River gravel or Peak limestone?',
      intro: 'Both are within reach of Derby and they suit different operators, so tell us which it is.',
      caption:
        'Trent gravel and Peak limestone compared: the ground, the machines and the experience to ask about',
      columns: ['Point', 'Trent and Derwent gravel', 'Peak limestone'],
      rows: [
        ['Ground', 'Flat, wet, loose', 'Benches and blasted rock'],
        ['Dug with', 'Long-reach 360', 'Shovel or 360 at the face'],
        [
          'Hauled by',
          'Conveyor or articulated trucks',
          `Articulated trucks or rigid ones (${ticketLines.rigidTruck})`,
        ],
        ['Ask about', 'Working near water, silt', 'Time on a face, blasting routine'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground and roads round the city',
      paragraphs: [
        [
          'The gravel is in the Trent, Derwent and lower Dove valleys outside the city, so a Derby address usually means building work and the ',
          link('quarry jobs', '/industries/quarry-operations'),
          ' are further out. Plots beside restored pits can hide backfill, so have the ground checked before a telehandler goes on it.',
        ],
        'Use M1 junction 24a and the A50 for the southern sheds. The A52 links junction 25 with the city and Nottingham, and fills up with commuters. The A6 narrows along the Derwent, so check trailer widths before you send plant up it.',
      ],
    },
  ],
};
