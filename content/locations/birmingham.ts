import { weFind } from '../blocks';
import { commitments } from '../commitments';
import { link } from '../section';
import type { Location } from './location';

export const birmingham: Location = {
  name: 'Birmingham',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Plant operators for Birmingham sites: digger drivers, crane, piling rig and grab operators. Tickets to ask for, Clean Air Zone, roads and rail sites.',
  intro: `${weFind('digger, telehandler, crane and grab drivers', 'the whole of Birmingham, from Longbridge to Erdington and Minworth')} Tell us if the site’s inside the Middleway.`,
  updated: '2026-11-22',
  roads: [
    'M6 junction 6 and A38(M)',
    'M5 junctions 1 and 3',
    'M42 junction 6 and A45',
    'A4540 Middleway',
    'A34',
    'A456',
  ],
  knowFirst: {
    heading: 'The Clean Air Zone charges vans and lorries, not site machines',
    text: [
      'It covers every road inside the A4540 Middleway, day and night, all year. Diesel lorries below Euro VI and diesel vans below Euro 6 usually pay for each day. Agree who pays for the operator’s van before the first morning. The ',
      link('city council', 'https://www.brumbreathes.co.uk'),
      ' has the details.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Reduced-level digs, basements and drainage on cleared plots',
      ticket: 'excavator',
    },
    { service: 'piling-rig-operators', work: 'Foundations for city-centre towers', ticket: 'boredPiling' },
    { service: 'crane-operators', work: 'Lifting steel, precast and plant', ticket: 'crane' },
    {
      service: 'grab-operators',
      work: 'Demolition and sorting what comes down',
      ticket: 'demolitionMachine',
    },
    {
      service: 'telehandler-operators',
      work: 'Housing renewal and loading out floors',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.49,
  longitude: -1.89,
  labelSide: 'south',
  related: {
    locations: ['solihull', 'sutton-coldfield', 'west-bromwich', 'halesowen', 'dudley'],
    industries: ['demolition', 'commercial-construction', 'waste-management', 'infrastructure-projects'],
    resources: ['project-planning', 'certifications'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Which card for the city centre?',
      paragraphs: [
        [
          'Many take a red CPCS card, and some only take blue on cranes and rigs. Somebody on red may have few hours, which means planning supervision. Demolition sites may ask for CCDO, the industry’s own card. See ',
          link('which card shows what', '/resources/certifications'),
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Getting plant in',
      paragraphs: [
        [
          'A low-loader can rarely wait in a city street. Agree a holding point outside the Middleway with your haulier, who also gives notice of an ',
          link(
            'abnormal load',
            'https://www.gov.uk/government/publications/special-types-enforcement-guide/special-types-enforcement-guide',
          ),
          ', usually two clear working days ahead. The A38(M) runs in from M6 junction 6, the A456 from M5 junction 3 and the A45 from M42 junction 6.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you find operators for rail works?',
      paragraphs: [
        `Yes, though fewer people qualify. Rail sites such as Curzon Street add briefings, medicals and rail tickets. Send us the list and ${commitments.passedOn.text}.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'What’s under Birmingham plots?',
      folded: true,
      items: [
        {
          term: 'Old basements and canal arms',
          text: 'Soft fill won’t carry a rig evenly. Dig trial pits before you choose tracks or tyres.',
        },
        {
          term: 'Contaminated ground',
          text: 'Plating shops, gasworks and foundries left oils, metals and tar. Tell us and the operator what the ground report says.',
        },
      ],
    },
  ],
};
