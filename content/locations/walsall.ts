import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const walsall: Location = {
  name: 'Walsall',
  group: 'black-country',
  area: 'Walsall borough, West Midlands',
  description:
    'Clay pits, landfill and restored land around Walsall and Aldridge: the four crews a pit needs, their plant cards, and why wet clay stops scrapers.',
  heading: 'Mobile Plant Operators Walsall',
  intro:
    'Clay is dug around Aldridge, and old pits are filled and capped. That takes scrapers, dump trucks, landfill compactors and dozers, each with its own category. We introduce operators for every stage, and for the estates near the M6.',
  updated: '2026-11-20',
  roads: ['M6 junctions 9 and 10', 'A454', 'A461', 'A452', 'A34', 'A5 and M6 Toll'],
  machines: [],
  latitude: 52.59,
  longitude: -1.98,
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'sutton-coldfield', 'birmingham'],
    services: ['compactor-operators', 'dozer-operators', 'scraper-operators', 'excavator-operators'],
    industries: ['quarry-operations', 'waste-management', 'earthworks'],
    resources: ['environmental-compliance', 'health-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Etruria clay made the bricks and left the holes',
      paragraphs: [
        'Around Aldridge the brickmakers dig Etruria Formation clay, the red and purple clay that fires hard. A pit of this sort works in campaigns: win the clay in dry months, build a stock, feed the works all winter. When the clay is gone, the hole becomes valuable for a second reason. It can be filled.',
        'One pit may therefore see four crews in its life. They hold different cards, so say which stage you have reached.',
      ],
    },
    {
      kind: 'table',
      heading: 'Four crews in the life of one clay pit',
      caption: 'Stages of a clay pit with the lead machine, its category and the rule that governs the stage',
      columns: ['Stage', 'Lead machine', 'Category', 'Governed by'],
      rows: [
        [
          'Stripping overburden',
          'Motorised scraper',
          `${card('A24')} or ${card('N223')}`,
          regulations.quarries.short,
        ],
        [
          'Winning clay',
          '360 and articulated dump trucks',
          `${card('A59')}; trucks ${card('A56')}`,
          regulations.quarries.short,
        ],
        ['Tipping', 'Landfill compactor', `${card('A32')} or ${card('N224')}`, 'Environmental permit'],
        [
          'Capping and soils',
          'Low-ground-pressure dozer',
          `${card('A34')} or ${card('N215')}`,
          'Permit and planning conditions',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Wet clay stops scrapers before it stops anyone else',
      paragraphs: [
        [
          'Rubber-tyred ',
          link('scrapers', '/services/scraper-operators'),
          ' polish a clay haul road to glass. One shower and the shift is over. Keep a dozer on hand to cut the skin off, and agree beforehand who calls the halt. The dozer may push-load as well, provided its operator has done it: contact at speed hurts both drivers’ backs.',
        ],
        [
          'On the tip, the compactor climbs the face and the lorries reverse to it. Separate them with a marked tipping line. Our page on ',
          link('compactor operators', '/services/compactor-operators'),
          ' says what to ask about gas, fire and slopes.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Limestone again, under the town',
      text: 'Walsall was mined for limestone as well as coal. Before a crane, a loaded stockpile or a piling rig goes on a town plot, ask the borough for its mining records and have the engineer mark any area that plant must stay off.',
    },
    {
      kind: 'list',
      heading: 'Getting plant to the pits and the sheds',
      items: [
        'M6 junction 10 and the A454: Willenhall and the west.',
        'M6 junction 9 and the A461: the southern estates.',
        'A452 and A461 north-east: Aldridge and Brownhills.',
        'A5 with the M6 Toll: the quieter approach for wide loads from the east. Price the toll into the haulage.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Two answers for pit and tip managers',
      items: [
        {
          question: 'Will a construction card be accepted in a clay pit?',
          answer: [
            'Many pits take CPCS or NPORS; MPQC is the mineral industry’s own. The ',
            link('certifications page', '/resources/certifications'),
            ' compares them. Induction and the pit’s written rules come on top.',
          ],
        },
        {
          question: 'Can a dozer driver cover the compactor for a week?',
          answer: `Only if ${card('A32')}, ${card('N224')} or an equivalent is held too. Blades look alike; steel wheels on a waste face handle in their own way.`,
        },
      ],
    },
  ],
};
