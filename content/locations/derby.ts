import { card } from '../cards';
import { link } from '../section';
import type { Location } from './location';

export const derby: Location = {
  name: 'Derby',
  group: 'east-midlands',
  area: 'Derbyshire, East Midlands',
  description:
    'Derby plant operators: lifts inside rail and aero-engine works, gravel to the south, limestone to the north, and which crane endorsement fits.',
  heading: 'Mobile Plant Operators Derby',
  intro:
    'Derby’s factories want lifts fitted between shifts, while quarries in the valleys and the Peak want shovels and trucks. We introduce crane, telehandler and loading shovel operators for both, and say plainly where a railway needs more than a plant card.',
  updated: '2026-11-20',
  roads: ['M1 junction 25 and A52', 'M1 junction 24a and A50', 'A38', 'A6'],
  machines: [],
  latitude: 52.92,
  longitude: -1.47,
  related: {
    locations: ['nottingham', 'leicester', 'stafford'],
    services: ['crane-operators', 'loading-shovel-operators', 'telehandler-operators', 'excavator-operators'],
    industries: ['quarry-operations', 'infrastructure-projects', 'commercial-construction'],
    resources: ['industry-standards', 'certifications'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Rail and engine works want lifts between shifts',
      paragraphs: [
        [
          'Derby builds trains and aero engines, and its halls are extended while production continues. Lifts fall into short windows: a roof beam on Sunday, a machine base at night. An all-duties ',
          link('crane operator', '/services/crane-operators'),
          ` shows ${card('A60')} with endorsement C. Pick-and-carry inside a hall is endorsement B, and a compact crane has a category of its own: ${card('A66')} or ${card('N140')}.`,
        ],
        'Engine-test and paint areas restrict sparks, phones and dust. Have the factory’s permit list in the induction pack, because a stranger cannot guess which door is which.',
      ],
    },
    {
      kind: 'callout',
      heading: 'Factory siding and running line follow different rules',
      text: 'A siding inside a factory follows the factory’s rules. Work on, or within reach of, the operational railway follows the infrastructure manager’s, with its own medical, track-safety training and machine controls. A construction card alone does not open that gate. State which side of the fence the boom will swing.',
    },
    {
      kind: 'table',
      heading: 'Rivers to the south, limestone to the north',
      intro: 'Both lie within reach of Derby. They want different operators.',
      caption: 'River gravel and Peak limestone compared for the person in the cab',
      columns: ['Point', 'Trent and Derwent gravel', 'Peak limestone'],
      rows: [
        ['Ground', 'Flat, wet, loose', 'Benches, blasted rock'],
        ['Dug with', 'Long-reach 360, often from above water', 'Shovel or 360 at the face'],
        [
          'Moved by',
          'Conveyor or articulated truck',
          `Rigid or articulated truck, ${card('A57')} or ${card('A56')}`,
        ],
        ['Worst risk', 'Soft edges and lagoons', 'Edges, ramps and falling rock'],
        ['Useful record', 'Pond-edge working, silt handling', 'Time on a face, blasting routine'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Where the pits are, and are not',
      paragraphs: [
        [
          'Gravel lies along the Trent, Derwent and lower Dove, outside the city; the county’s plan lists no active working within it. So a Derby address usually means building work, while the ',
          link('quarry seat', '/industries/quarry-operations'),
          ' is in South Derbyshire or up the A6. Travelling time differs, and the operator should know before agreeing. Restored pits become lakes, and plots beside them may hold backfill that a ',
          link('telehandler', '/services/telehandler-operators'),
          ' finds before the survey does.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Trunk roads meet on every side',
      items: [
        'M1 junction 25 and the A52: the eastern approach, busy with commuters.',
        'M1 junction 24a and the A50: southern sheds, and the long run to Stoke and Stafford.',
        'A38: north to the M1 and south to Burton. Check for roadworks at the city junctions before a wide load.',
        'A6: the limestone. It narrows up the Derwent valley, so check trailer widths.',
      ],
    },
    {
      kind: 'questions',
      heading: 'From Derby works managers',
      items: [
        {
          question: 'Who supervises a lift in our hall?',
          answer: [
            `Under CPA hire terms, you: appoint a planner, ${card('A61')} being the usual evidence, and a supervisor such as ${card('A62')}. On a contract lift the crane firm provides them. See `,
            link('the rules in a line each', '/resources/industry-standards'),
            '.',
          ],
        },
        {
          question: 'Could we try an operator for a weekend before a long shutdown?',
          answer:
            'Yes. A weekend introduction is a sound way to find out. The longer engagement is then yours to arrange, subject to availability.',
        },
      ],
    },
  ],
};
