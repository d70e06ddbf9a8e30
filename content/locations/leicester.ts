import { weFind } from '../blocks';
import { cardSchemes } from '../card-schemes';
import { category } from '../categories';
import { regulations } from '../regulations';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

const { mpqc } = cardSchemes;

export const leicester: Location = {
  name: 'Leicester',
  group: 'east-midlands',
  area: 'Leicestershire, East Midlands',
  description:
    'Loading shovel, dump truck, digger and telehandler operators for Leicester sites and quarries. CPCS, NPORS or MPQC, which ticket fits and the roads in.',
  intro: `${weFind('shovel, dump truck, digger and telehandler drivers', 'Leicester and the county, from Hinckley and Coalville to Loughborough and Market Harborough')} Say if it’s a quarry or a building site.`,
  updated: '2026-11-22',
  roads: ['M1 junction 21 and M69', 'M1 junction 22', 'A6', 'A46', 'A47', 'A563'],
  knowFirst: {
    heading: 'Leicestershire quarries may want another card',
    text: [
      `Bardon, Cliffe Hill and Mountsorrel are big hard-rock quarries. A quarry can ask for ${mpqc.name}, its industry’s own card, where a building site takes CPCS or NPORS. Under the `,
      link(regulations.quarries.short, '/industries/quarry-operations'),
      ' every newcomer gets the site rules, whatever the card. Tell us when the next induction is.',
    ],
  },
  machines: [
    {
      service: 'loading-shovel-operators',
      work: 'Face loading and stockyards in hard-rock quarries',
      ticket: 'loadingShovel',
    },
    { service: 'dumper-operators', work: 'Hauling rock from the face', ticket: 'rigidTruck' },
    {
      service: 'excavator-operators',
      work: 'Quarry faces, and earthworks for distribution parks',
      ticket: 'excavator',
    },
    { service: 'telehandler-operators', work: 'New suburbs and warehouse fit-outs', ticket: 'telehandler' },
    { service: 'forklift-operators', work: 'Reach trucks in distribution sheds', ticket: 'reachTruck' },
  ],
  latitude: 52.64,
  longitude: -1.13,
  labelSide: 'north',
  related: {
    locations: ['nuneaton', 'coventry', 'nottingham', 'derby'],
    industries: ['quarry-operations', 'commercial-construction', 'residential-construction'],
    resources: ['certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'What to ask a quarry driver about',
      items: [
        { term: 'Loading shovel', text: 'Face loading, tyre cuts, unstable faces.' },
        { term: 'Dump truck', text: 'Ramps, retarder, tipping at an edge, blind spots.' },
        { term: 'Face excavator', text: 'Breaking oversize, keeping off the toe.' },
        { term: 'Dozer', text: `Bench clean-up and tip heads, on ${ticketLines.dozer}.` },
      ],
    },
    {
      kind: 'questions',
      heading: 'Cards and quarries',
      folded: true,
      items: [
        {
          question: 'How long does an MPQC card last?',
          answer: `${mpqc.assessed.title} lasts ${mpqc.assessed.years} years and ${mpqc.competent.title} ${mpqc.competent.years}. Holders can apply to transfer between MPQC and CPCS.`,
        },
        {
          question: 'Will a site dumper card do for a dump truck?',
          answer: `No. ${category('A09')} is for the forward-tipping dumper of a building site.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads and ground',
      paragraphs: [
        'For Bardon and Cliffe Hill leave the M1 at junction 22. Mountsorrel is off the A6, and the M69 and M1 junction 21 serve the west side. In an old mill, have an engineer confirm what the floor carries.',
      ],
    },
  ],
};
