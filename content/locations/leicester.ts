import { blocks } from '../blocks';
import { card, cardSchemes } from '../cards';
import { machineRanges } from '../machine-ranges';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

const { mpqc } = cardSchemes;

export const leicester: Location = {
  name: 'Leicester',
  group: 'east-midlands',
  area: 'Leicestershire, East Midlands',
  description:
    'Loading shovel, dump truck, digger and telehandler operators for Leicester sites and quarries. CPCS, NPORS or MPQC, which ticket fits and how to book.',
  intro: `Yes, we cover Leicester and the county, from Hinckley and Coalville to Loughborough and Market Harborough. We can find you a shovel driver, a digger driver or a telehandler operator, ${promises.leadTime.text}. Tell us the machine, the dates and whether it’s a quarry or a building site.`,
  updated: '2026-11-21',
  roads: ['M1 junction 21 and M69', 'M1 junction 22', 'A6', 'A46', 'A47', 'A563'],
  machines: [
    {
      service: 'loading-shovel-operators',
      work: 'Face loading and stockyards in hard-rock quarries',
      category: 'A21',
    },
    { service: 'dumper-operators', work: 'Hauling rock from the face', category: 'A57' },
    {
      service: 'excavator-operators',
      work: 'Quarry faces, and earthworks for distribution parks',
      category: 'A59',
    },
    { service: 'telehandler-operators', work: 'New suburbs and warehouse fit-outs', category: 'A17' },
    { service: 'forklift-operators', work: 'Reach trucks in distribution sheds', category: 'A18' },
    { service: 'skid-steer-operators', work: 'Stripping out old textile mills', category: 'A23' },
  ],
  latitude: 52.64,
  longitude: -1.13,
  labelSide: 'north',
  related: {
    locations: ['nuneaton', 'coventry', 'nottingham', 'derby'],
    services: ['loading-shovel-operators', 'excavator-operators', 'dozer-operators', 'dumper-operators'],
    industries: ['quarry-operations', 'commercial-construction', 'residential-construction'],
    resources: ['certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Where drivers for Leicester usually travel from',
      paragraphs: [
        [
          'They usually come from within the county or over the border on the A47, M69 and M1. ',
          link('Plant operators in Nuneaton', '/locations/nuneaton'),
          ' reach the south-western side quickly. ',
          link('Plant operators in Nottingham', '/locations/nottingham'),
          ' and ',
          link('plant operators in Derby', '/locations/derby'),
          ' can reach the northern quarries as well.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'How to ask for a quarry operator',
      paragraphs: [
        [
          `For a shovel, tell us the size of the machine and its bucket. We find drivers for shovels of ${machineRanges.loadingShovel}, but a face machine handles nothing like a yard loader. Tell us how long your induction takes and when the next one is. ${promises.mondayStart.text} ${promises.straightAnswer.text}`,
        ],
      ],
    },
    blocks.introducer,
    {
      kind: 'table',
      heading: 'Which ticket does each quarry machine need?',
      caption: 'Quarry machines with their CPCS or NPORS category and the experience to ask about',
      columns: ['Machine', 'Ticket', 'Ask the operator about'],
      rows: [
        ['Wheeled shovel', `${card('A21')} or ${card('N209')}`, 'Face loading, tyre cuts, unstable faces'],
        ['Articulated dump truck', card('A56'), 'Ramps, retarder, tipping at an edge'],
        ['Rigid dump truck', card('A57'), 'Blind spots, radio calls at crossings'],
        ['Face excavator', `${card('A59')} or ${card('N202')}`, 'Breaking oversize, keeping off the toe'],
        ['Dozer', `${card('A34')} or ${card('N215')}`, 'Bench clean-up, tip heads'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Do Leicestershire quarries ask for MPQC?',
      paragraphs: [
        `Many like to see it, because ${mpqc.name} is the quarry industry’s own scheme. Its ${mpqc.assessed.title} card lasts ${mpqc.assessed.years} years and its ${mpqc.competent.title} card ${mpqc.competent.years}, and holders can apply to transfer between MPQC and CPCS. Ask your quarry manager what’s accepted before you call.`,
        [
          `Under the `,
          link(regulations.quarries.short, '/industries/quarry-operations'),
          ' the quarry operator has to give every newcomer the site rules and make sure they’re understood. A new driver needs that whatever the card, and a supervised first shift on the ramps helps.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from Leicester hirers',
      items: [
        {
          question: 'Will a site dumper card do for a dump truck?',
          answer: `No, ${card('A09')} is for the forward-tipping dumper you see on building sites. Dump trucks are ${card('A56')} or ${card('A57')}, depending on the chassis.`,
        },
        {
          question: 'Can a building-site driver move into a quarry?',
          answer: [
            'Sometimes, if you can train and supervise them. Tell us how much time you’ve got for it when you ',
            link('send an enquiry', '/contact?location=leicester'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The ground and the roads',
      paragraphs: [
        'Bardon and Cliffe Hill quarries are north-west of the city, so leave the M1 at junction 22. Mountsorrel is north, off the A6. Distribution parks are mostly reached from M1 junction 21 and the M69, and city sites from the A47 or the A563 ring road.',
        'In town, have an engineer confirm what a mill floor will carry before a skid steer goes on it. On the new estates the clay ruts badly when it’s wet, so get your stone roads in early.',
      ],
    },
  ],
};
