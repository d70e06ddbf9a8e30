import { blocks } from '../blocks';
import { card, cardSchemes } from '../cards';
import { machineBands, machineRanges } from '../machine-ranges';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import { ticketCells, type TicketChart } from '../tickets';
import type { Service } from './service';

const { mpqc } = cardSchemes;

const chart: TicketChart = {
  measure: 'Operating weight',
  served: machineBands.loadingShovel,
  groups: [
    { name: 'Wheeled shovel', picture: 'wheeled-shovel', asks: [{ code: 'A21' }, { code: 'N209' }] },
    { name: 'Tracked shovel', picture: 'tracked-shovel', asks: [{ code: 'A22' }, { code: 'N209' }] },
  ],
};

export const loadingShovelOperators: Service = {
  machine: 'Loading Shovel',
  name: 'Loading Shovel Operators',
  title: `Loading Shovel Drivers for Hire, ${card('A21')}`,
  summary: 'Shovel drivers for wagon loading, hopper feeding and stockpiles, from yard to quarry size.',
  drawing: 'loading-shovel',
  description:
    'We find loading shovel drivers for yards, waste halls and quarries in the Midlands. See which ticket covers wheels or tracks and what to have ready.',
  heading: 'Loading Shovel Operators',
  intro: `Yes, we can find a loading shovel driver for your yard or quarry, ${promises.leadTime.text}. Ask for ${card('A21')} for a wheeled shovel, ${card('A22')} for a tracked machine, or ${card('N209')}. If it’s a quarry, check if they’d rather see MPQC.`,
  updated: '2026-11-21',
  cards: { cpcs: ['A21', 'A22'], npors: ['N209'] },
  tickets: chart.groups.map((group) => ({
    ...group,
    note: `Many quarries ask for ${mpqc.name} instead, so check with whoever runs your gate.`,
  })),
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
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: [
        `A wheeled card doesn’t cover the tracked machines you’ll see on tips and soft ground. ${card('N209')} doesn’t split them, so ask which machine the driver trained on. Many quarries ask for ${mpqc.name}, the ${mpqc.fullName} card, which shows the driver as ${mpqc.assessed.title} or ${mpqc.competent.title}: see `,
        link('quarry operations', '/industries/quarry-operations'),
        '. Check with whoever runs your gate before you call.',
      ],
      caption: 'Loading shovels on wheels and tracks and the card category for each',
      columns: ['Machine', 'CPCS', 'NPORS'],
      image: 'loading-shovel-operators',
      chart,
      rows: chart.groups.map(ticketCells),
    },
    {
      kind: 'table',
      heading: 'What the work usually is',
      intro: `We find drivers for shovels of ${machineRanges.loadingShovel}. Give us the bucket size with the weight, because it sets how many passes fill a wagon.`,
      caption: 'Loading shovel sizes, their usual work and what to tell us when you call',
      columns: ['Machine', 'Usual work', 'Tell us'],
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
      heading: 'Buckets and attachments',
      paragraphs: [
        'General and rock buckets do most of the loading. High-tip buckets load tall trailers in transfer stations, and some yards run forks, grapples or a sweeper. A different attachment changes the rated load, so put the new figure in the cab.',
      ],
    },
    blocks.cardCheck,
    {
      kind: 'prose',
      heading: 'What else we look at for a shovel',
      paragraphs: [
        'Years on a small yard shovel don’t tell you much about a quarry face. Tell us what you’re loading and the size of machine, and we’ll look for someone who’s used to both.',
      ],
    },
    {
      kind: 'list',
      heading: 'What to have ready',
      figure: 'shovel-blind-side',
      items: [
        'An induction, and in a quarry a copy of the written rules.',
        'The risk assessment and method statement (RAMS) for loading, tipping and refuelling. Talk the driver through it.',
        'A marked place where wagon drivers wait while they’re loaded.',
        'The target weight for each wagon, and somebody who’ll stop an overload.',
        'Time on that model: brakes, weigher, camera screen and emergency steering.',
        [
          'A defect book and somebody who acts on it. You can use our ',
          link('maintenance sheet', '/resources/plant-maintenance'),
          '.',
        ],
        'A right-to-work check done before the driver starts.',
      ],
    },
    blocks.introducer,
    {
      kind: 'prose',
      heading: 'How long do people hire for?',
      paragraphs: [
        [
          `Two weeks of holiday cover is common, and so is a crushing campaign of a month or two. On a crusher you’ll often need `,
          link('a 360 driver', '/services/excavator-operators'),
          ` to feed it and a shovel to clear the product. You can hire ${promises.hireLength.text}.`,
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Daily checks to print',
      items: [
        'Tyre walls checked for rock cuts, wheel nuts for movement',
        'Steering lock bar out and stowed',
        'Cutting edge, teeth and bucket pins tight',
        'Lift and crowd rams dry, hoses not rubbing',
        'Service and parking brakes tried on the flat',
        'Mirrors and camera lenses wiped; alarm and beacon working',
        'Belt latches, roll-over frame undamaged',
        'Bucket weigher zeroed, if wagons leave by road',
        'Cab filter indicator clear, doors sealing',
        'Any defect written down and reported before use',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      items: [
        {
          term: 'Blind spots',
          text: [
            'A raised bucket blocks the front and the engine blocks the rear, so keep people on foot out of the loading area. ',
            link(regulations.hsg144.short, regulations.hsg144.href),
            ' (HSE’s guide to site vehicles) covers one-way loops and less reversing.',
          ],
        },
        {
          term: 'The pivot',
          text: 'The frame can crush anyone at the joint, so nobody goes near it with the engine running. The lock bar goes in before any maintenance.',
        },
        {
          term: 'Faces and stockpiles',
          text: `An undercut stockpile can slump without warning. In a quarry the ${regulations.quarries.short} require a health and safety document that covers edges, roads and vehicles, so go through it with the driver.`,
        },
        {
          term: 'Dust',
          text: `${regulations.coshh.short}, the hazardous substances regulations, requires you to control silica and other dust. That means shutting the doors, looking after the cab filters and watering the haul route.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does a shovel ticket cover a telehandler with a bucket on?',
          answer: [
            `No, that’s ${card('A17')} whatever’s on the front, so look at `,
            link('telehandler operators', '/services/telehandler-operators'),
            ' instead.',
          ],
        },
        {
          question: 'Can someone start tomorrow?',
          answer: `Sometimes, so call us and ask. We can find someone ${promises.leadTime.text}. ${promises.straightAnswer.text}`,
        },
        {
          question: 'Does loading count as lifting?',
          answer: `No, loading loose material doesn’t. Slinging something under the forks or bucket does, and ${regulations.loler.short} (the lifting regulations) then requires a plan, supervision and an examined machine.`,
        },
        {
          question: 'Do you bring the shovel?',
          answer: 'No, we find people only, so the machine comes from you or your plant hire firm.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [
        sources.mobileEquipment,
        sources.liftingQuestions,
        regulationSource(regulations.hsg144),
        regulationSource(regulations.quarries),
      ],
    },
  ],
};
