import { weFind } from '../blocks';
import { category } from '../categories';
import { link } from '../section';
import type { Location } from './location';

export const suttonColdfield: Location = {
  name: 'Sutton Coldfield',
  group: 'black-country',
  area: 'Birmingham, West Midlands',
  description:
    'Telehandler, dumper, digger and roller operators for Sutton Coldfield housing sites, phase by phase, with the ticket for each and the roads to use.',
  intro: `${weFind('telehandler, dumper, digger and dozer drivers', 'Sutton Coldfield, from Four Oaks and Walmley to Minworth and Curdworth')} If you’re building houses, send us the programme.`,
  updated: '2026-11-22',
  roads: ['M42 junction 9', 'M6 Toll', 'A38', 'A446', 'A452', 'A453'],
  knowFirst: {
    heading: 'HS2 works cross the lanes towards Curdworth',
    text: 'Check the haulage route every week. For the eastern sites leave M42 junction 9 on the A446, or use the A38. Keep off the A5127 between eight and nine, because it runs through the shops.',
  },
  machines: [
    { service: 'telehandler-operators', work: 'Bricks, trusses and pallets on plots', ticket: 'telehandler' },
    { service: 'dumper-operators', work: 'Serving the groundworks gangs', ticket: 'dumper' },
    { service: 'excavator-operators', work: 'Sewers, ponds and footings', ticket: 'excavator' },
    { service: 'dozer-operators', work: 'Stripping fields and spreading soils', ticket: 'dozer' },
    { service: 'roller-operators', work: 'Estate roads and parking', ticket: 'roller' },
  ],
  latitude: 52.57,
  longitude: -1.82,
  labelSide: 'south',
  related: {
    locations: ['birmingham', 'tamworth', 'walsall', 'solihull'],
    industries: ['residential-construction', 'infrastructure-projects', 'landscaping'],
    resources: ['site-management', 'construction-safety'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Which operators does a housing site need, and when?',
      items: [
        {
          term: 'Topsoil strip',
          text: [
            'A ',
            link('dozer driver', '/services/dozer-operators'),
            ' while it’s dry. Keep the heaps under the height in your soil plan.',
          ],
        },
        {
          term: 'Sewers and pond',
          text: 'Usually two 360s. Lowering a trench box is a lift, which takes lifting on the card and a lift plan.',
        },
        { term: 'Estate road', text: 'A roller driver, kept back from fresh trenches.' },
        {
          term: 'Plots',
          text: [
            'Often a ',
            link('telehandler', '/services/telehandler-operators'),
            ' and a dumper for each gang of bricklayers, with one person giving the orders.',
          ],
        },
        {
          term: 'First residents',
          text: `Speeds come down. Give the telehandler a vehicle marshal (${category('A73')} or ${category('N403')}) at school times.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Minworth and Four Oaks',
      paragraphs: [
        'The treatment works at Minworth runs its own permits and briefings, and the operator has to attend them. On private plots in Four Oaks, a small digger on boards is kinder to protected trees.',
      ],
    },
  ],
};
