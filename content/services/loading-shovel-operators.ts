import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Service } from './service';

export const loadingShovelOperators: Service = {
  machine: 'Loading Shovel',
  name: 'Loading Shovel Operators',
  title: 'Loading Shovel Operators',
  summary:
    'Wagon loading, hopper feeding and stockpile work on wheels or tracks, from yard machines to quarry size.',
  drawing: 'loading-shovel',
  description:
    'Loading shovel operators for yards, waste halls and quarries in the Midlands. Which category to ask for, what to have ready, what to check each day.',
  heading: 'Loading Shovel Operators',
  intro:
    'You need someone to load wagons, feed a hopper or keep a stockpile in shape. We introduce loading shovel operators whose category, expiry and photo have been checked against the scheme’s record. The machine and the site stay in your charge, and you choose who comes.',
  updated: '2026-11-20',
  cards: { cpcs: ['A21', 'A22'], npors: ['N209'] },
  plate: {
    range: machineRanges.loadingShovel,
    hire: 'A shift of cover to a crushing campaign',
    provide: 'Induction, RAMS, loading-area plan, familiarisation',
  },
  related: {
    services: ['telehandler-operators', 'excavator-operators', 'dozer-operators', 'grab-operators'],
    industries: ['quarry-operations', 'waste-management', 'mining-operations'],
    locations: ['leicester', 'nuneaton', 'walsall', 'derby'],
    resources: ['certifications', 'plant-maintenance', 'construction-safety'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Three sizes of shovel, three kinds of work',
      intro: `Machines of ${machineRanges.loadingShovel} are covered. Give the bucket size with the weight: it sets how many passes fill a wagon.`,
      caption: 'Loading shovel sizes, their usual work and what to mention when you ring',
      columns: ['Machine', 'Usual work', 'Mention'],
      rows: [
        [
          'Compact, under 7 t',
          'Yards, nurseries, block stockyards, tight plots; often on forks',
          'Which attachments are on site',
        ],
        [
          'Middle, 7-18 t',
          'Concrete plant bins, waste halls, salt barns, recycled stockpiles',
          'Indoors or out, wagon height, bucket weigher',
        ],
        [
          'Large, above 18 t',
          'Quarry and sand pit loading, crusher hoppers',
          'Rock or sand, face height, length of carry',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Wheels and tracks are separate CPCS categories',
      paragraphs: [
        `${card('A21')} is the wheeled shovel, by far the commoner. ${card('A22')} is the tracked loader, which still earns its keep on tips and soft ground. Holding one does not bring the other. The title of ${card('N209')} makes no such split, so ask which machine the holder trained on.`,
        [
          `Pits and quarries have a scheme of their own besides. An MPQC card shows the holder as ${cardSchemes.mpqc.assessed.title} or ${cardSchemes.mpqc.competent.title}, and `,
          link('quarry work', '/industries/quarry-operations'),
          ' often starts with it.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Ask the gate before you book',
      text: 'Which schemes does the site accept: CPCS, NPORS, MPQC? A pit may take all three while the contractor beside it takes one. Put the question to whoever controls entry, and tell us the answer with the machine type.',
    },
    {
      kind: 'definitions',
      heading: 'Four ways a shovel hurts people, and what holds each back',
      items: [
        {
          term: 'Blind ground',
          text: [
            'A raised bucket hides the front and the engine hides the rear. Keep walkers out of the loading area altogether; ',
            link(regulations.hsg144.short, regulations.hsg144.href),
            ' sets out routes, one-way loops and less reversing.',
          ],
        },
        {
          term: 'The pivot',
          text: 'An articulated frame closes like scissors. Nobody stands at the joint with the engine running, and the steering lock bar goes in before maintenance.',
        },
        {
          term: 'Faces and heaps',
          text: `An undercut stockpile slumps without notice. Under the ${regulations.quarries.short} the site document covers edges, roads and vehicles, so read it with the driver.`,
        },
        {
          term: 'Dust',
          text: `Dry stone and waste halls bring silica and spores. ${regulations.coshh.short} wants it controlled: shut doors, working cab filters, water on the haul route.`,
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Start of shift, before the first bucket',
      items: [
        'Tyre walls looked over for rock cuts, wheel nuts for movement',
        'Steering lock bar out and stowed',
        'Cutting edge, teeth and bucket pins tight',
        'Lift and crowd rams dry, hoses unrubbed',
        'Service and parking brakes tried on the flat',
        'Mirrors and camera lenses wiped; alarm and beacon working',
        'Belt latches, roll-over frame undamaged',
        'Bucket weigher zeroed, if wagons leave by road',
        'Cab filter indicator clear, doors sealing',
        'Any defect written down and reported before use',
      ],
    },
    {
      kind: 'list',
      heading: 'What should be ready at the loading point',
      intro: 'You keep the site and the machine; the operator needs these from you on day one.',
      items: [
        'Induction, and in a quarry a copy of the rules that everyone there works to.',
        'RAMS for loading, tipping and refuelling, briefed rather than posted.',
        'A marked place where lorry drivers wait while the bucket swings over.',
        'The target weight for each wagon, and the name of whoever stops an overload.',
        'Time on that model: brake behaviour, weigher, camera screen, emergency steering.',
        [
          'A defect book and somewhere to send it; our ',
          link('maintenance sheet', '/resources/plant-maintenance'),
          ' will do.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'How the card is checked',
      paragraphs: [
        `We look the number up with the scheme, compare photo and identity document, then read the expiry and each category. NOCN’s checker answers for CPCS. ${cardSchemes.smartCheck.name} reads any card with the CSCS logo. A quarry reference counts for more than years alone, so we ask what the person loaded and in which size of machine.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Buckets, forks and the length of a booking',
      paragraphs: [
        'General and rock buckets do most of the loading. High-tip buckets clear tall bodies in transfer stations. Sweepers, grapples and pallet forks follow. Change one and the rated load changes with it, so the new figure belongs in the cab.',
        [
          `Bookings run ${terms.hire}. Two weeks of holiday cover is common. So is a crushing campaign of one to two months, with `,
          link('an excavator feeding the crusher', '/services/excavator-operators'),
          ' and the shovel clearing the product.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from pits and yards',
      items: [
        {
          question: 'Does a shovel card cover a telehandler with a bucket?',
          answer: [
            `No. That machine is ${card('A17')}, however it is fitted out. See `,
            link('telehandler operators', '/services/telehandler-operators'),
            '.',
          ],
        },
        {
          question: 'Is a loading shovel lifting equipment?',
          answer: `Digging and loading loose material is not treated as lifting. Sling a load beneath forks or bucket and ${regulations.loler.short} comes in, with a plan, a supervisor and an examined machine.`,
        },
        {
          question: 'Can someone start tomorrow?',
          answer: `Sometimes, subject to availability; ${terms.supplyRange} is more usual. Large quarry machines take longer to match than yard shovels.`,
        },
        {
          question: 'Who decides whether the operator is right for us?',
          answer:
            'You do. We introduce people with their cards and references; the hirer picks, inducts and supervises.',
        },
      ],
    },
  ],
};
