import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import { quarryCards } from '../tickets/ticket-notes.ts';
import { ticketRows, type TicketChart } from '../tickets/tickets.ts';
import { inTonnes, type TonneRange } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

const served: TonneRange = { from: 3, to: 30, andMore: true };

const chart: TicketChart = {
  served,
  groups: [
    {
      name: 'Wheeled shovel',
      drawing: { machine: 'loading-shovel-operators' },
      tickets: usualTickets.loadingShovel.tickets,
    },
    { name: 'Tracked shovel', drawing: 'tracked-shovel', tickets: [{ code: 'A22' }, { code: 'N209' }] },
  ],
};

export const loadingShovelOperators: Machine = {
  name: 'Loading Shovel Operators',
  title: `Loading Shovel Drivers for Hire, ${category('A21')}`,
  summary: 'Shovel drivers for wagon loading, hopper feeding and stockpiles, from yard to quarry size.',
  size: {
    length: 8.2,
    height: 3.9,
    pose: 'bucket down',
    edges: [4, 302],
    source: 'Loading shovel of about 20 t, bucket down, typical of its class',
  },
  group: 'usual',
  description:
    'We find loading shovel drivers for yards, waste halls and quarries in the Midlands. See which ticket covers wheels or tracks and what to have ready.',
  opening: `Yes, we can find a loading shovel driver for your yard or quarry, ${promises.leadTime.text}.`,
  intro: `Ask for ${category('A21')} for a wheeled shovel, ${category('A22')} for a tracked machine, or ${category('N209')}. If it’s for a quarry, ask which cards it takes before you call.`,
  updated: '2026-11-24',
  ticketLine: usualTickets.loadingShovel.line,
  variants: chart.groups.map((group) => ({
    ...group,
    note: quarryCards,
  })),
  facts: {
    range: inTonnes(served),
    hire: 'A shift of cover to a crushing campaign',
    provide: 'The shovel, induction, loading-area plan',
  },
  related: {
    machines: ['telehandler-operators', 'excavator-operators', 'dozer-operators', 'grab-operators'],
    sectors: ['quarry-operations', 'waste-management', 'mining-operations'],
    towns: ['leicester', 'nuneaton', 'walsall', 'derby'],
    guides: ['certifications', 'plant-maintenance', 'construction-safety'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: [
        `A wheeled card doesn’t cover the tracked machines you’ll see on tips and soft ground. ${category('N209')} doesn’t split them, and we’ll ask which the driver trained on. ${quarryCards} See `,
        link('quarry operations', '/industries/quarry-operations'),
        '.',
      ],
      caption: 'Loading shovels on wheels and tracks and the card category for each',
      columns: ['Machine', 'CPCS', 'NPORS'],
      chart,
      rows: ticketRows(chart),
    },
    checksAndCost('shovel driver', 'what they’ve loaded lately, and into what'),
    {
      kind: 'table',
      heading: 'Usual jobs and length of hire',
      collapses: 'on-phones',
      intro: [
        `You can hire a shovel (or wheel loader) driver ${promises.hireLength.text}. We need the bucket size as well as the weight, because it sets how many passes fill a wagon. A crusher may also need `,
        link('a 360 driver', '/services/excavator-operators'),
        ' to feed it.',
      ],
      caption: 'Loading shovel sizes, their usual work and what to say when you call',
      columns: ['Machine', 'Usual work', 'When you call, say'],
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
      guide: 'Buckets',
      paragraphs: [
        'Forks, a grapple, a sweeper or a high-tip bucket all change the rated load, and the new figure belongs in the cab. Say what you’re loading too, because years on a small yard shovel don’t tell you much about a quarry face.',
      ],
    },
    haveReady(
      'shovel',
      [
        'In a quarry, a copy of the written rules for the driver.',
        'A marked place where wagon drivers wait while they’re loaded.',
        'The target weight for each wagon, and a named person who’ll stop an overload.',
        [
          'A defect book and a person who acts on it, or our ',
          link('maintenance sheet', '/resources/plant-maintenance'),
          ' if you haven’t got one.',
        ],
      ],
      'shovel-blind-side',
    ),
    dailyChecks([
      'Tyre walls checked for rock cuts, wheel nuts for movement',
      'Steering lock bar out and stowed',
      'Cutting edge, teeth and bucket pins tight',
      'Lift and crowd rams dry, hoses not rubbing',
      'Service and parking brakes tried on the flat',
      'Mirrors and camera lenses wiped; alarm and beacon working',
      'Belt latches, roll-over frame undamaged',
      'Bucket weigher zeroed, if wagons leave by road',
      'Cab filter indicator clear, doors sealing',
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does a shovel ticket cover a telehandler with a bucket on?',
          answer: [
            `No, that’s ${category('A17', 'C')} or ${category('N010')} whatever’s on the front, as the page about `,
            link('telehandler operators', '/services/telehandler-operators'),
            ' explains.',
          ],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Blind spots',
          text: [
            'The engine hides the rear at any time, and a raised bucket hides the front. Keep people on foot out of the loading area. ',
            link(regulations.hsg144.short, regulations.hsg144.href),
            ' (HSE’s guide to site vehicles) covers one-way loops and less reversing.',
          ],
        },
        {
          term: 'The pivot',
          text: 'The frame can crush anyone at the joint. Keep away from it with the engine running, and fit the lock bar before any maintenance.',
        },
        {
          term: 'Faces and stockpiles',
          text: [
            'An undercut stockpile can slump without warning, and in a quarry the ',
            link(regulations.quarries.short, regulations.quarries.href),
            ' require a health and safety document that covers edges and roads. Go through it with the driver before the first shift.',
          ],
        },
        {
          term: 'Dust',
          text: `${regulations.coshh.short}, the hazardous substances regulations, requires you to control silica and other dust. That means doors shut, cab filters looked after and the haul route watered.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [sources.mobileEquipment, sources.liftingQuestions],
    },
  ],
};
