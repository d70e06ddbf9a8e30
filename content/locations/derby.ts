import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { link } from '../section';
import type { Location } from './location';

export const derby: Location = {
  name: 'Derby',
  group: 'east-midlands',
  area: 'Derbyshire, East Midlands',
  description:
    'Crane, telehandler, digger and loading shovel operators for Derby works, quarries and building sites. Which ticket to ask for and who plans a lift.',
  intro: `Yes, we cover Derby, Burton and Ilkeston, and the Peak quarries up the A6. We can find you a telehandler, digger or shovel driver, ${promises.leadTime.text}. Tell us the machine, the dates and, if it’s a lift, what it weighs and who’s planning it.`,
  updated: '2026-11-21',
  roads: ['M1 junction 25 and A52', 'M1 junction 24a and A50', 'A38', 'A6'],
  machines: [
    {
      service: 'telehandler-operators',
      work: 'Extensions and fit-outs at working factories',
      category: 'A17',
    },
    { service: 'excavator-operators', work: 'Gravel pits, footings and services', category: 'A59' },
    { service: 'crane-operators', work: 'Weekend lifts at rail and aerospace works', category: 'A60' },
    {
      service: 'loading-shovel-operators',
      work: 'Gravel yards and limestone quarries',
      category: 'A21',
    },
    { service: 'dumper-operators', work: 'Articulated trucks on quarry hauls', category: 'A56' },
    { service: 'forklift-operators', work: 'Moves on the shop floor', category: 'A16' },
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
    {
      kind: 'prose',
      heading: 'Where drivers for Derby usually travel from',
      paragraphs: [
        [
          'We ask in the city and along the roads that meet there: the A52 for ',
          link('plant operators in Nottingham', '/locations/nottingham'),
          ' and the A50 for ',
          link('plant operators in Stafford', '/locations/stafford'),
          '. Burton people come up the A38. Quarry work up the A6 is a longer drive, so give us the quarry’s postcode and we’ll put it to the operator first.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you find someone for a weekend or a shutdown?',
      paragraphs: [
        `Yes, and it’s a good way to try an operator before a longer job. Give us the hours of each shift. ${promises.rareLeadTime.text}`,
      ],
    },
    blocks.introducer,
    {
      kind: 'definitions',
      heading: 'Which crane ticket do you need?',
      items: [
        {
          term: 'All duties',
          text: [
            'Ask for ',
            card('A60'),
            ' with endorsement C, or ',
            card('N101'),
            '. The ',
            link('crane operators page', '/services/crane-operators'),
            ' has the rest.',
          ],
        },
        {
          term: 'Pick and carry',
          text: `If the crane only picks up and carries, inside a hall for instance, ask for ${card('A60')} with endorsement B.`,
        },
        {
          term: 'Compact crane',
          text: `It has its own category, ${card('A66')} or ${card('N140')}.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Who plans and supervises the lift?',
      paragraphs: [
        [
          `Under CPA (Construction Plant-hire Association) crane hire the owner sends the crane with an operator, and you plan and supervise the lift. The usual cards for that are ${card('A61')} for the planner and ${card('A62')} for the supervisor. On a contract lift the crane company does everything. See `,
          link('which rules apply to lifting', '/resources/industry-standards'),
          '.',
        ],
        'Test bays and paint shops often ban sparks, phones and dust, so give the operator the factory’s permit list at induction.',
      ],
    },
    {
      kind: 'callout',
      heading: 'Is it a factory siding or the running railway?',
      text: 'Tell us which. A siding inside a works follows the works’ rules. Anything on or within reach of the running railway needs a medical, track-safety training and machine controls that the railway sets, and a construction card alone won’t get anyone in.',
    },
    {
      kind: 'table',
      heading: 'River gravel or Peak limestone?',
      intro: 'Both are within reach of Derby and they suit different operators.',
      caption:
        'Trent gravel and Peak limestone compared: the work, the machines and the experience to ask about',
      columns: ['Point', 'Trent and Derwent gravel', 'Peak limestone'],
      rows: [
        ['Ground', 'Flat, wet, loose', 'Benches and blasted rock'],
        ['Dug with', 'Long-reach 360', 'Shovel or 360 at the face'],
        ['Hauled by', `Conveyor or ${card('A56')}`, `${card('A56')} or ${card('A57')}`],
        ['Main hazard', 'Soft edges, lagoons', 'Edges, ramps, falling rock'],
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
        'The A52 from M1 junction 25 fills up with commuters. Use junction 24a and the A50 for the southern sheds, and check trailer widths before you send plant up the A6, which narrows along the Derwent.',
      ],
    },
  ],
};
