import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const coventry: Location = {
  name: 'Coventry',
  group: 'warwickshire',
  area: 'West Midlands',
  description:
    'Coventry plant operators for car factories, campus builds and edge-of-town estates: truck categories, coal checks and which road to send a low loader by.',
  heading: 'Mobile Plant Operators Coventry',
  intro:
    'Coventry hires plant for car and parts factories, university buildings, city regeneration and estates on the edge. There, a forklift category can settle the booking as easily as an excavator one. Here is what each gate will want to see.',
  updated: '2026-11-20',
  roads: ['M6 junctions 2 and 3', 'M69', 'A46', 'A45', 'A444', 'A4053 ring road'],
  machines: [],
  latitude: 52.41,
  longitude: -1.52,
  related: {
    locations: ['nuneaton', 'rugby', 'solihull', 'leicester'],
    services: ['forklift-operators', 'telehandler-operators', 'crane-operators', 'backhoe-operators'],
    industries: ['commercial-construction', 'residential-construction'],
    resources: ['site-management', 'operator-training'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Factory, campus, ring road, field: four different gates',
      intro: 'The machine may be the same in all four. What the gate asks for is not.',
      caption: 'Types of Coventry site with the plant used and what to settle beforehand',
      columns: ['Gate', 'Typical plant', 'Settle beforehand'],
      rows: [
        [
          'Car or parts plant',
          'Counterbalance and reach trucks, small cranes',
          'Shift pattern, one-way aisles, who gives familiarisation',
        ],
        [
          'University building',
          'Mobile crane, telehandler',
          'Term dates, exam quiet hours, pedestrian marshals',
        ],
        [
          'Inside the A4053',
          'Mini excavator, grab lorry, skid steer',
          'Set-down bay, night working, basements',
        ],
        ['New estate on the edge', 'Dozer, 13-tonne 360, roller', 'Topsoil heaps, wheel wash, haul road'],
      ],
    },
    {
      kind: 'prose',
      heading: 'In a working car plant the truck card counts first',
      paragraphs: [
        [
          'Line changes are done in shutdowns and weekends, next to lines that keep running. Many moves are by ',
          link('forklift', '/services/forklift-operators'),
          `. Match the category to the truck: ${card('A16')} or ${card('N001')} for a counterbalance, ${card('A18')} or ${card('N003')} for a reach truck. One does not stand in for the other.`,
        ],
        `${regulations.l117.short} describes three stages of training. The card answers for the first. The factory has to give the rest: the job, and familiarisation on that truck and those aisles. Leave half a shift for it.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Building among students',
      paragraphs: [
        [
          'Campus plots are often narrow, with footpaths on three sides. Deliveries want a booked slot and a vehicle marshal between the kerb and the hook. A ',
          link('telehandler', '/services/telehandler-operators'),
          ` that lifts hanging loads needs the suspended-load entitlement as well: ${card('N138')}, or endorsement E on ${card('A17')}. Put that in the first e-mail, as it shortens the list of candidates.`,
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'North and west of the city, check for coal',
      text: [
        'The Warwickshire Coalfield reaches from Warwick towards Tamworth, past the Coventry side. Ask for a mining report before digging deep or standing a crane on that flank. Our ',
        link('planning guide', '/resources/project-planning'),
        ' lists what else to have in hand.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Four ways in, one ring to avoid',
      paragraphs: [
        'Junction 2 of the M6 meets the M69 and the A46, and suits the eastern parks. Junction 3 drops down the A444. The A45 passes south of the centre towards Dunchurch and Rugby, and the A46 leads on to the M40. The inner ring road, A4053, packs its slip roads tightly. Send low loaders round by the A45 or A46 where the address allows, and keep the ring for the last turn.',
      ],
    },
    {
      kind: 'questions',
      heading: 'What Coventry hirers want to know',
      items: [
        {
          question: 'Can an operator start at six for a shutdown weekend?',
          answer:
            'Often, if the dates come early. Give start and finish of every shift, so that nobody is offered back-to-back nights without rest. Subject to availability, one person can cover both days.',
        },
        {
          question: 'Will an industrial truck card do for the muddy part of the yard?',
          answer: [
            `No. A rough-terrain masted truck has categories of its own, ${card('A14')} and ${card('N009')}. The `,
            link('training guide', '/resources/operator-training'),
            ' sets out the steps to a category.',
          ],
        },
      ],
    },
  ],
};
