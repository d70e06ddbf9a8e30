import { blocks } from '../blocks';
import { category } from '../categories';
import { askEarly, commitments } from '../commitments';
import { link } from '../section';
import { sources } from '../sources';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const dudley: Location = {
  name: 'Dudley',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, dumper and piling rig operators for Dudley sites, every card checked with its scheme. Tickets to ask for, roads in and old mine checks.',
  intro: `Yes, Dudley’s on our patch, with Sedgley, Brierley Hill and Kingswinford. We can find you a digger or dumper driver, ${commitments.leadTime.text}. ${askEarly('pilingRig')} When you call, tell us how steep the plot is and what stood on it before.`,
  updated: '2026-11-22',
  roads: ['M5 junction 2', 'A4123', 'A461', 'A459', 'A4036', 'A4037'],
  machines: [
    {
      service: 'excavator-operators',
      work: 'Trial pits, footings and drainage on plots that were built on before',
      ticket: 'excavator',
    },
    { service: 'dumper-operators', work: 'Moving spoil and stone on sloping plots', ticket: 'dumper' },
    {
      service: 'piling-rig-operators',
      work: 'Bored piles where the ground is filled',
      ticket: 'boredPiling',
    },
    {
      service: 'telehandler-operators',
      work: 'Loading out on retail and town-centre jobs',
      ticket: 'telehandler',
    },
    { service: 'roller-operators', work: 'Piling platforms and estate roads', ticket: 'roller' },
  ],
  latitude: 52.51,
  longitude: -2.08,
  labelSide: 'west',
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'birmingham', 'halesowen', 'stourbridge'],
    services: ['piling-rig-operators', 'excavator-operators', 'dumper-operators'],
    industries: ['commercial-construction', 'earthworks', 'mining-operations'],
    resources: ['project-planning', 'site-management'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Roads and slopes',
      paragraphs: [
        [
          'Bring low-loaders from M5 junction 2 on the A4123, which carries on to ',
          link('Wolverhampton', '/locations/wolverhampton'),
          ', or along the A461 and A4036. The town centre is on a ridge and plots fall away from it. A ',
          link('dumper driver', '/services/dumper-operators'),
          ' should go straight up and down a slope with the belt on and the skip low, and never across it.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about Dudley plots',
      items: [
        {
          question: 'Is the ground mined?',
          answer:
            'It may well be. Dudley was mined for coal and limestone, and about half of the Black Country’s old limestone mines are under land that’s since been built on. Industrial fill covers much of the old surface and hides shafts that nobody mapped, so don’t go by what you can see.',
        },
        {
          question: 'Should the digger driver have worked on filled ground?',
          answer:
            'Yes, ask for that when you call. The driver has to stop as soon as the bucket breaks into a void, and then report it.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which piling ticket do you need?',
      folded: true,
      intro: 'It goes by how the pile is made, and with CPCS by the weight of the rig as well.',
      items: [
        { term: 'Bored', text: `${ticketLines.boredPiling}.` },
        { term: 'Driven', text: `${ticketLines.drivenPiling}.` },
        { term: 'Tripod', text: `${ticketLines.tripodPiling}.` },
        { term: 'Rig attendant', text: `${category('N022')}, which is a category of its own.` },
      ],
    },
    {
      kind: 'steps',
      heading: 'What to do before a piling rig arrives',
      folded: true,
      items: [
        {
          term: 'Desk study',
          text: 'Get the mining reports, the old maps and the council’s limestone records.',
        },
        {
          term: 'Coal permit',
          text: [
            'You need a permit from the ',
            link('Mining Remediation Authority', sources.coalPermits.href),
            ', formerly the Coal Authority, if a borehole, pile or grout hole meets coal or old coal workings. It doesn’t cover limestone, so ask the borough council about that.',
          ],
        },
        {
          term: 'Trial pits',
          text: [
            'An ',
            link('excavator operator', '/services/excavator-operators'),
            ' digs these while an engineer logs each bucket.',
          ],
        },
        {
          term: 'Probe and grout',
          text: 'Drill on a grid, fill the voids and drill again to prove it. Keep other plant off until the engineer releases the area.',
        },
        {
          term: 'Platform',
          text: [
            'Lay the stone to a design for that rig and get the working platform certificate signed. Show it to the ',
            link('rig operator', '/services/piling-rig-operators'),
            ' at induction, and point out the edges.',
          ],
        },
      ],
    },
  ],
};
