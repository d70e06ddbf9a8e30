import { commitments } from '../commitments';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const rugby: Location = {
  name: 'Rugby',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Forklift, telehandler, digger and dozer operators for Rugby, DIRFT and Magna Park. Which ticket fits which truck, banded limestone and the roads in.',
  intro: `Yes, we find forklift, telehandler, digger and dozer drivers for Rugby, Lutterworth, Daventry and Southam, ${commitments.leadTime.text}. That takes in DIRFT, the rail freight terminal by the M1, and Magna Park. Neither is in Warwickshire, and the full postcode gets the driver to the right gate.`,
  updated: '2026-11-23',
  roads: ['M6 junction 1', 'M1 junction 18', 'A5', 'A14', 'A45', 'A426'],
  knowFirst: {
    heading: 'M1 junction 17 only serves the south',
    text: 'It leads to the M45, Dunchurch and the A45, for traffic to and from the south only. From anywhere else come off at junction 18, which is also the one for DIRFT. For the town use M6 junction 1 and the A426, and for Magna Park the A5.',
  },
  machines: [
    {
      service: 'forklift-operators',
      work: 'Loading and unloading at freight terminals and sheds',
      ticket: 'forklift',
    },
    {
      service: 'telehandler-operators',
      work: 'Housing at Houlton and shed extensions',
      ticket: 'telehandler',
    },
    {
      service: 'excavator-operators',
      work: 'Digging clay and bands of limestone',
      ticket: 'excavator',
    },
    { service: 'dozer-operators', work: 'Trimming plateaus and slopes', ticket: 'dozer' },
    { service: 'dumper-operators', work: 'Shared haul roads on large estates', ticket: 'dumper' },
  ],
  latitude: 52.37,
  longitude: -1.26,
  label: 'below',
  related: {
    locations: ['coventry', 'nuneaton', 'leicester'],
    industries: ['earthworks', 'residential-construction', 'infrastructure-projects'],
    resources: ['operator-training', 'site-management'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'Which ticket for which truck?',
      items: [
        {
          term: 'Counterbalance, on docks and smooth yards',
          text: `Ask for ${ticketLines.forklift}, and say if there’s a bale clamp or a side-shift on it.`,
        },
        {
          term: 'Reach truck, in racking',
          text: `It’s ${ticketLines.reachTruck}, and the driver should have worked at your racking height.`,
        },
        {
          term: 'Rough-terrain truck, on unmade ground',
          text: `Ask for ${ticketLines.roughTerrainForklift}, which is a different card from the one for the warehouse truck.`,
        },
        {
          term: 'Reach stacker, for containers',
          text: 'That’s separate training that we don’t cover, and the terminal is the one to ask.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Hard bands in the clay',
      paragraphs: [
        [
          'The clay has limestone bands that a mini digger won’t break. Get a 20-tonne 360 with a ripper, and a ',
          link('digger driver', '/services/excavator-operators'),
          ' who’s used one.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Buried cables at Houlton',
      paragraphs: [
        'Houlton is built on the old radio station. Expect buried cables, earth mats and mast bases that may be on no service drawing. Have them traced by a trained person with a locator before the bucket goes in.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Shared haul roads on the big estates',
      paragraphs: [
        'On a large warehouse plot several contractors use one haul road. Find out who sets the speed and who grants the right of way, and tell the dumper driver at induction.',
      ],
    },
  ],
};
