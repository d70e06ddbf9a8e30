import { blocks } from '../blocks';
import { cardSchemes } from '../card-schemes';
import { category } from '../categories';
import { machineRanges } from '../machine-ranges';
import { commitments } from '../commitments';
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
  intro: `Yes, we cover Leicester and the county, from Hinckley and Coalville to Loughborough and Market Harborough. We can find you a shovel driver, a digger driver or a telehandler operator, ${commitments.leadTime.text}. Say if it’s a quarry or a building site, because the cards and inductions differ.`,
  updated: '2026-11-22',
  roads: ['M1 junction 21 and M69', 'M1 junction 22', 'A6', 'A46', 'A47', 'A563'],
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
    {
      service: 'skid-steer-operators',
      work: 'Stripping out old textile mills',
      ticket: 'demolitionSkidSteer',
    },
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
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'How to ask for a quarry driver',
      paragraphs: [
        `For a shovel, give us the size of the machine and its bucket. We find drivers for shovels of ${machineRanges.loadingShovel}, but a face machine handles nothing like a yard loader. Tell us how long your induction takes and when the next one is.`,
      ],
    },
    {
      kind: 'table',
      heading: 'What to ask a quarry driver about',
      caption: 'Quarry machines with the experience to ask a driver about',
      columns: ['Machine', 'Ask the driver about'],
      rows: [
        ['Loading shovel', 'Face loading, tyre cuts, unstable faces'],
        [`Articulated dump truck (${ticketLines.articulatedTruck})`, 'Ramps, retarder, tipping at an edge'],
        ['Rigid dump truck', 'Blind spots, radio calls at crossings'],
        ['Face excavator', 'Breaking oversize, keeping off the toe'],
        [`Dozer (${ticketLines.dozer})`, 'Bench clean-up, tip heads'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Do Leicestershire quarries ask for MPQC?',
      paragraphs: [
        `Some do, because ${mpqc.name} is the quarry industry’s own scheme. Its ${mpqc.assessed.title} card lasts ${mpqc.assessed.years} years and its ${mpqc.competent.title} card ${mpqc.competent.years}, and holders can apply to transfer between MPQC and CPCS. Ask your quarry manager what’s accepted before you call.`,
        [
          'Under the ',
          link(regulations.quarries.short, '/industries/quarry-operations'),
          ' the quarry operator has to give every newcomer the site rules and make sure they’re understood, whatever the card. A supervised first shift on the ramps helps.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from Leicester hirers',
      items: [
        {
          question: 'Will a site dumper card do for a dump truck?',
          answer: `No, ${category('A09')} is for the forward-tipping dumper you see on building sites. Dump trucks have their own categories, by chassis.`,
        },
        {
          question: 'Can a building-site driver move into a quarry?',
          answer: [
            'Sometimes, if you can train and supervise them. Tell us how much time you’ve got for it when you ',
            link('get in touch', '/contact?location=leicester'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The ground and the roads',
      paragraphs: [
        'For Bardon and Cliffe Hill, north-west of the city, leave the M1 at junction 22. Mountsorrel is north, off the A6. Most distribution parks are reached from M1 junction 21 and the M69, and city sites from the A47 or the A563 ring road.',
        'In town, have an engineer confirm what a mill floor will carry before a skid steer goes on it. On the new estates the clay ruts badly when it’s wet, so get your stone roads in early.',
      ],
    },
  ],
};
