import { cardSchemes } from '../card-schemes';
import { category } from '../categories';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { quarryCards, ticketLines } from '../ticket-lines';
import type { Location } from './location';

const { mpqc } = cardSchemes;

export const leicester: Location = {
  name: 'Leicester',
  group: 'east-midlands',
  area: 'Leicestershire, East Midlands',
  description:
    'Loading shovel, dump truck, digger and telehandler operators for Leicester sites and quarries. CPCS, NPORS or MPQC, which ticket fits and the roads in.',
  intro: `Yes, we find shovel, dump truck, digger and telehandler drivers for Leicester and the county, from Hinckley and Coalville to Loughborough and Market Harborough, ${commitments.leadTime.text}. If the site is a quarry, find out which cards it takes and when it runs inductions, because either can rule a driver out.`,
  updated: '2026-11-24',
  roads: ['M1 junction 21 and M69', 'M1 junction 22', 'A6', 'A46', 'A47', 'A563'],
  knowFirst: {
    heading: 'Leicestershire quarries may ask for MPQC',
    text: [
      `Bardon, Cliffe Hill and Mountsorrel are big hard-rock quarries. ${quarryCards} Under the `,
      link(regulations.quarries.short, '/industries/quarry-operations'),
      ' every newcomer gets the site rules, whatever the card.',
    ],
  },
  machines: [
    {
      service: 'loading-shovel-operators',
      work: 'Face loading and stockyards in hard-rock quarries',
      ticket: 'loadingShovel',
    },
    {
      service: 'dumper-operators',
      name: 'Rigid Dump Truck',
      drawing: 'rigid-truck',
      work: 'Hauling rock from the face',
      ticket: 'rigidTruck',
    },
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
  label: 'above',
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
        {
          term: 'Loading shovel',
          text: 'Ask where they’ve loaded at a face, and how they keep the tyres off sharp rock.',
        },
        {
          term: 'Dump truck',
          text: 'Ask about steep ramps, the retarder, tipping at an edge and what they can’t see from the cab.',
        },
        {
          term: 'Face excavator',
          text: 'Ask if they’ve broken oversize rock, and how far they keep back from the toe of the face.',
        },
        {
          term: 'Dozer',
          text: `Ask how they judge the edge when they clean up benches or work a tip head. The ticket is ${ticketLines.dozer}.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Cards and quarries',
      folded: true,
      items: [
        {
          question: 'How long does an MPQC card last?',
          answer: `An ${mpqc.name} ${mpqc.assessed.title} card lasts ${mpqc.assessed.years} years and a ${mpqc.competent.title} card ${mpqc.competent.years}. Holders can apply to transfer between ${mpqc.name} and CPCS.`,
        },
        {
          question: 'Will a site dumper card do for a dump truck?',
          answer: `No, because ${category('A09')} is for the forward-tipping dumper of a building site. An articulated truck takes ${category('A56', 'A', 'B')} and a rigid one ${category('A57')}.`,
        },
        {
          question: 'Can they start on a Saturday?',
          answer:
            'Only if they’ve been inducted. A quarry may only run inductions on weekdays, so they’d need theirs by the Friday.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads and old mills',
      paragraphs: [
        'For Bardon and Cliffe Hill leave the M1 at junction 22. Mountsorrel is off the A6, and the M69 and M1 junction 21 serve the west side. In a former textile mill, have an engineer confirm what the floor carries before a forklift or a mini digger goes in.',
      ],
    },
  ],
};
