import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import { bareCategory, category, people } from '../tickets/categories.ts';
import { ticketRows, type TicketChart } from '../tickets/tickets.ts';
import { inTonnes, type TonneRange } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

const served: TonneRange = { from: 20, to: 500, andMore: true };

const chart: TicketChart = {
  served,
  groups: [
    {
      name: 'Mobile crane, blocked duties only',
      drawing: 'crane-blocked',
      tickets: [{ code: 'A60', letters: ['A', 'C'] }, { code: 'N101' }],
    },
    {
      name: 'Mobile crane, pick and carry only',
      drawing: 'crane-carrying',
      tickets: [{ code: 'A60', letters: ['B', 'C'] }, { code: 'N101' }],
    },
    {
      name: 'Mobile crane, all duties',
      drawing: 'crane-all',
      tickets: usualTickets.crane.tickets,
    },
    {
      name: 'Crawler crane, over 10 t',
      drawing: 'crawler-crane',
      tickets: [{ code: 'A02' }, { code: 'N103' }],
      withoutScale: true,
    },
    {
      name: 'Compact crane',
      drawing: 'compact-crane',
      tickets: [{ code: 'A66' }, { code: 'N140' }],
      withoutScale: true,
    },
  ],
};

/** The first three answers have the same code, so their URL fragments need prefixes. */
const duties = ['blocked', 'pick-and-carry', 'all-duties'];

export const craneOperators: Machine = {
  name: 'Mobile Crane Operators',
  title: `Mobile Crane Operators for Hire, ${bareCategory('A60')}`,
  summary:
    'Mobile crane operators for crane owners short of a driver and contractors who’ve hired a crane without one.',
  size: {
    length: 12.1,
    height: 7.8,
    pose: 'boom in and low',
    edges: [27.9, 300.9],
    source: 'Four-axle all-terrain crane of about 60 t, boom in and low, typical of its class',
  },
  group: 'usual',
  description: `Mobile crane operators for crane owners short of a driver and contractors who’ve hired one without. ${bareCategory('A60')} letters, who plans the lift and daily checks.`,
  opening: `Yes, if you’ve got the crane, we can find the driver, ${promises.leadTime.text}.`,
  intro: `That’s for crane owners whose driver is off, and for contractors with a bare hire. ${askEarly('crane-operators')} Ask for ${category('A60', 'C')}, which covers all duties, or ${category('N101')}.`,
  updated: '2026-11-24',
  ticketLine: usualTickets.crane.line,
  variants: chart.groups.map((group, index) => ({
    ...group,
    fragment: duties[index],
    companions: [people.appointedPerson, people.liftSupervisor, people.slinger],
  })),
  facts: {
    range: inTonnes(served),
    hire: 'A few days’ cover to a full frame',
    categories: ['A60', 'N101'],
    provide: 'The crane, appointed person, lift plan, checked ground',
  },
  related: {
    machines: ['telehandler-operators', 'piling-rig-operators', 'excavator-operators'],
    sectors: ['commercial-construction', 'infrastructure-projects', 'demolition'],
    towns: ['birmingham', 'solihull', 'nottingham', 'derby'],
    guides: ['certifications', 'project-planning', 'industry-standards', 'construction-safety'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: `On a CPCS card the letter says which lifts the operator can do: ${category('A60', 'A')} is blocked duties only, B is pick and carry only, and C is all duties. Ask for C if yours will lift and also travel with a load.`,
      caption: 'Cranes, lifting duties and the card category for each',
      columns: ['Crane', 'CPCS', 'NPORS'],
      chart,
      rows: ticketRows(chart),
    },
    checksAndCost('crane operator', 'which models they’ve been on lately, and for which duties'),
    {
      kind: 'definitions',
      heading: 'Do you need us, or a crane company?',
      guide: 'Driver or crane company',
      items: [
        {
          term: 'A driver only',
          text: 'Call us for the driver of your own crane, or of one on a long bare hire. The lifts still need an appointed person.',
        },
        {
          term: 'A crane with its driver',
          text: 'Ring a crane company. On the terms of the Construction Plant-hire Association (CPA), the owner sends the crane with its operator, and you plan and supervise the lift.',
        },
        {
          term: 'A contract lift',
          text: 'If you haven’t got an appointed person, ask a crane company for this. It then does the planning and supervising too.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Usual jobs and length of hire',
      intro: [
        'Holiday cover can be a week, and a frame in ',
        link('Birmingham', '/locations/birmingham'),
        ' several months. When you call, have the heaviest load, the longest radius and what’s going on the hook.',
      ],
      items: [
        'Steel frames, precast stairs and planks, often for weeks at a time',
        'Air-handling units and plant on to roofs, often at weekends with the road closed',
        'Formwork, rebar cages and concrete skips on basements and cores',
        'Pick and carry in stockyards and fabrication shops',
        'Lifts with a fly jib, spreader beam or block grab, with their weights in the plan',
      ],
    },
    {
      kind: 'prose',
      heading: 'Which crane is it?',
      guide: 'Which crane',
      paragraphs: [
        'We need the make, the model and the configuration, because the card doesn’t name models. A big all-terrain has its own computer, counterweight and rigging. Ask for an operator who’s been on that model lately, and give them time on yours before the first lift. If it goes on the road, the driver also needs the driving licence for that crane: a plant card isn’t one.',
      ],
    },
    haveReady(
      'crane',
      [
        [
          'A lift plan from a competent person. ',
          link(regulations.loler.short, regulations.loler.href),
          ', the lifting regulations, requires every lift to be planned, supervised and carried out safely.',
        ],
        `A lift supervisor (${category('A62')} or ${category('N405')}) and a slinger signaller (${category('A40')} or ${category('N402')}) named for each shift.`,
        'Outrigger loads checked against the ground by someone who knows the fill, the cellars and the drains.',
        'In-date thorough examination reports for the crane, the hooks and every sling.',
        'A wind limit for the load as well as the crane, and the name of the person who stops the lift.',
      ],
      'crane-outriggers',
    ),
    dailyChecks(
      [
        'Thorough examination report in date and on board',
        'Rated capacity indicator set to today’s configuration',
        'Hoist, slew and derrick limits tested',
        'Ropes free of broken wires, birdcaging and loose wraps',
        'Hook latch closes and block sheaves turn',
        'Outriggers out as the chart says, pinned, mats under',
        'Level bubble centred',
        'Anemometer turning and reading in the cab',
        'Tyres clear of the ground where the chart asks',
        'Slings and shackles tagged and in date',
        'Exclusion barriers up',
      ],
      'Do these before the first lift of the shift.',
    ),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can the operator plan the lift, or sling the load?',
          answer: `They can’t sling it, because that takes a separate slinger signaller. They can plan it only if they’re competent to and you appoint them in writing. Sites usually ask the appointed person for ${category('A61')} or ${category('N401')}.`,
        },
        {
          question: 'Who pays if a hired crane is damaged?',
          answer:
            'If you’ve hired it on the CPA’s model conditions, you do (clause 13), and the owner may charge for idle time as well. Ask your broker before it arrives if your hired-in plant cover names the operator.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Ground giving way',
          text: 'One outrigger over a cellar or a loose trench can turn a crane over. Get the bearing figure in writing, and use the mats too.',
        },
        {
          term: 'Wind',
          text: 'A big panel can become unsafe before the crane reaches its own limit.',
        },
        {
          term: 'Overhead lines',
          text: [
            'Check the whole sweep of the jib and follow HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' before you choose where the crane sits.',
          ],
        },
        {
          term: 'Overloading',
          text: 'Add up the load, the block, the slings and the beam, and never override the limiter to finish a lift.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [sources.liftingQuestions, sources.hireConditions],
    },
  ],
};
