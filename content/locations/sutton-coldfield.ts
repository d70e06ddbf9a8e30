import { category } from '../categories';
import { commitments } from '../commitments';
import { link } from '../section';
import type { Location } from './location';

export const suttonColdfield: Location = {
  name: 'Sutton Coldfield',
  group: 'black-country',
  area: 'Birmingham, West Midlands',
  description:
    'Telehandler, dumper, digger and roller operators for Sutton Coldfield housing sites, phase by phase, with the ticket for each and the roads to use.',
  intro: `Yes, we find telehandler, dumper, digger and dozer drivers for Sutton Coldfield, from Four Oaks and Walmley to Minworth and Curdworth, ${commitments.leadTime.text}. If you’re building houses, email the programme, and we can ask for the next driver before you need one.`,
  updated: '2026-11-23',
  roads: ['M42 junction 9', 'M6 Toll', 'A38', 'A446', 'A452', 'A453'],
  knowFirst: {
    heading: 'HS2 works cross the lanes towards Curdworth',
    text: 'Check the haulage route every week, because closures change as the works move. For the eastern sites leave M42 junction 9 on the A446, or use the A38. Avoid the A5127 in the morning rush, because it runs through the shops.',
  },
  machines: [
    {
      service: 'telehandler-operators',
      work: 'Pallets on plots, and trusses on a jib',
      ticket: 'telehandlerLifting',
    },
    { service: 'dumper-operators', work: 'Serving the groundworks gangs', ticket: 'dumper' },
    { service: 'excavator-operators', work: 'Sewers, ponds and footings', ticket: 'excavator' },
    { service: 'dozer-operators', work: 'Stripping fields and spreading soils', ticket: 'dozer' },
    { service: 'roller-operators', work: 'Estate roads and parking', ticket: 'roller' },
  ],
  latitude: 52.57,
  longitude: -1.82,
  label: 'above',
  related: {
    locations: ['birmingham', 'tamworth', 'walsall', 'solihull'],
    industries: ['residential-construction', 'infrastructure-projects', 'landscaping'],
    resources: ['site-management', 'construction-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Building at Langley and Peddimore',
      paragraphs: [
        [
          'Langley, planned for up to 5,500 homes beside the A38, and the Peddimore employment site share ',
          link('a roundabout on the A38', 'https://www.langleysuttoncoldfield.co.uk/connectivity/'),
          '. Several builders have parts of it, and we need the builder and the gate with the postcode.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Which operators does a housing site need, and when?',
      items: [
        {
          term: 'Topsoil strip',
          text: [
            'A ',
            link('dozer driver', '/services/dozer-operators'),
            ' strips it while it’s dry, and keeps the heaps under the height in your soil plan.',
          ],
        },
        {
          term: 'Sewers and pond',
          text: 'It usually takes two 360s. Lowering a trench box is a lift, which needs lifting on the card and a lift plan.',
        },
        {
          term: 'Estate road',
          text: 'A roller driver follows the stone, and keeps back from trenches that have just been filled.',
        },
        {
          term: 'Plots',
          text: [
            'Each gang of bricklayers often has a ',
            link('telehandler', '/services/telehandler-operators'),
            ' and a dumper, with one person giving the orders.',
          ],
        },
        {
          term: 'Roof trusses',
          text: 'Trusses on a jib are a suspended load, and that driver needs more on the card than the one who lifts bricks.',
        },
        {
          term: 'First residents',
          text: `Speeds come down, and at school times the telehandler needs a marshal (${category('A73')} or ${category('N133')}).`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Minworth and Four Oaks',
      paragraphs: [
        'The treatment works at Minworth runs its own permits and briefings, and the operator has to attend them before the first shift. On private plots in Four Oaks, a small digger on boards is kinder to protected trees.',
      ],
    },
  ],
};
