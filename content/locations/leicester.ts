import { card, cardSchemes } from '../cards';
import { machineRanges } from '../machine-ranges';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const leicester: Location = {
  name: 'Leicester',
  group: 'east-midlands',
  area: 'Leicestershire, East Midlands',
  description:
    'Leicester’s hard-rock quarries need shovel and dump truck operators. Which CPCS, NPORS or MPQC card fits each seat, and what induction still adds.',
  heading: 'Mobile Plant Operators Leicester',
  intro:
    'Leicestershire quarries hard rock, and the seats to fill are shovels, dump trucks and face excavators. We introduce operators with CPCS, NPORS or MPQC cards to quarries, and to the mill conversions, suburbs and distribution parks around Leicester.',
  updated: '2026-11-20',
  roads: ['M1 junction 21 and M69', 'M1 junction 22', 'A6', 'A46', 'A47', 'A563'],
  machines: [],
  latitude: 52.64,
  longitude: -1.13,
  related: {
    locations: ['nuneaton', 'coventry', 'nottingham', 'derby'],
    services: ['loading-shovel-operators', 'excavator-operators', 'dozer-operators', 'dumper-operators'],
    industries: ['quarry-operations', 'commercial-construction', 'residential-construction'],
    resources: ['certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Hard rock on three sides of the city',
      paragraphs: [
        'Leicestershire is a county of big igneous-rock quarries: Bardon and Cliffe Hill to the north-west, Mountsorrel to the north, Croft to the south-west. Quarries of this kind feed asphalt and concrete plants. Plant there is bigger than on building sites, works around blasting, and answers to its own law.',
        [
          `Loading shovels of 30 tonnes and above are at home on a face. Our listed band is ${machineRanges.loadingShovel}; send the bucket size too, since a face machine and a yard machine are worlds apart. The `,
          link('shovel page', '/services/loading-shovel-operators'),
          ' goes further.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Quarry seats and the cards that fit them',
      caption: 'Quarry machines with CPCS or NPORS category; quarries accept MPQC cards as well',
      columns: ['Seat', 'Category', 'Ask about'],
      rows: [
        [
          'Wheeled shovel',
          `${card('A21')} or ${card('N209')}`,
          'Face loading, tyre cuts, reading an unstable face',
        ],
        ['Articulated dump truck', card('A56'), 'Ramp speed, retarder, tipping at an edge'],
        ['Rigid dump truck', card('A57'), 'Blind spots, radio routine at crossings'],
        ['Face excavator', `${card('A59')} or ${card('N202')}`, 'Breaking oversize, stand-off from the toe'],
        ['Dozer', `${card('A34')} or ${card('N215')}`, 'Bench clean-up, tip heads'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Why MPQC helps, and what it leaves undone',
      paragraphs: [
        [
          `${cardSchemes.mpqc.name} is the mineral industry’s scheme. An ${cardSchemes.mpqc.assessed.title} card runs ${cardSchemes.mpqc.assessed.years} years, a ${cardSchemes.mpqc.competent.title} card ${cardSchemes.mpqc.competent.years}, and holders may apply to transfer between it and CPCS. Quarry managers often want it.`,
        ],
        [
          `Under the `,
          link(regulations.quarries.short, '/industries/quarry-operations'),
          ' the quarry operator also hands each newcomer the site rules and sees that they are understood. No card replaces that, nor a supervised first shift on that truck and those ramps.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'In town: mills, red clay and sheds',
      paragraphs: [
        'Textile mills become flats, with strip-out by skid steer and small 360s on floors whose strength an engineer must confirm. New suburbs stand on clay that ruts when wet. West of the city, distribution parks call for bulk earthworks and long slabs.',
      ],
    },
    {
      kind: 'list',
      heading: 'Pick the motorway junction by the stone',
      items: [
        'M1 junction 22, which the A50 joins to the city: the north-western quarries.',
        'M1 junction 21 with the M69: parks, and Croft by way of the older roads.',
        'A6 and A46: Mountsorrel and the Soar valley.',
        'A47 and the A563 ring: sites within the city.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Quarry managers ask first',
      items: [
        {
          question: 'Does a site-dumper card cover a dump truck?',
          answer: `No. ${card('A09')} is the forward-tipping dumper of building sites. Trucks are ${card('A56')} or ${card('A57')}, by chassis.`,
        },
        {
          question: 'Can someone come from building sites to a face?',
          answer: [
            'Sometimes, with your own training and close supervision. Say how much you can give when you ',
            link('enquire', '/contact?location=leicester'),
            '.',
          ],
        },
      ],
    },
  ],
};
