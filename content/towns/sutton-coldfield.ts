import { link } from '../model/text.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Town } from './town.ts';

export const suttonColdfield: Town = {
  name: 'Sutton Coldfield',
  group: 'black-country',
  area: 'Birmingham, West Midlands',
  description:
    'Telehandler, dumper, digger and roller operators for Sutton Coldfield housing sites, phase by phase, with the ticket for each and the roads to use.',
  intro:
    'Yes, we find telehandler, dumper, digger and dozer drivers for Sutton Coldfield, from Four Oaks and Walmley to Minworth and Curdworth. If you’re building houses, email the programme with the job.',
  updated: '2026-11-26',
  factsOf: 'sutton-coldfield',
  roads: ['M42 junction 9', 'M6 Toll', 'A38', 'A446', 'A452', 'A453'],
  knowFirst: {
    heading: 'HS2 works cross the lanes towards Curdworth',
    text: 'Check the haulage route every week, as closures change while the works move. For the eastern sites leave M42 junction 9 on the A446, or use the A38. Avoid the A5127 in the morning rush.',
  },
  machines: [
    {
      machine: 'telehandler-operators',
      work: 'Pallets on plots, and trusses on a jib',
      ticket: 'telehandlerLifting',
    },
    { machine: 'dumper-operators', work: 'Serving the groundworks gangs', ticket: 'dumper' },
    { machine: 'excavator-operators', work: 'Sewers, ponds and footings', ticket: 'excavator' },
    { machine: 'dozer-operators', work: 'Stripping fields and spreading soils', ticket: 'dozer' },
    { machine: 'roller-operators', work: 'Estate roads and parking', ticket: 'roller' },
  ],
  latitude: 52.57,
  longitude: -1.82,
  labelSide: 'above',
  related: {
    towns: ['birmingham', 'tamworth', 'walsall', 'solihull'],
    sectors: ['residential-construction', 'infrastructure-projects', 'landscaping'],
    guides: ['site-management', 'construction-safety'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Sutton Coldfield',
      items: [
        {
          term: 'Langley and Peddimore',
          text: [
            'Langley, planned for up to 5,500 homes, and the Peddimore employment site share ',
            link('a roundabout on the A38', 'https://www.langleysuttoncoldfield.co.uk/connectivity/'),
            '. Several builders have parts of it, so send us the builder and the gate with the postcode.',
          ],
        },
        {
          term: 'Roof trusses and Minworth',
          text: `Roof trusses on a jib take ${usualTickets.telehandlerLifting.line}. The treatment works at Minworth has its own briefing before the first shift.`,
        },
      ],
    },
  ],
};
