import { card } from '../cards';
import { terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import type { Service } from './service';

export const craneOperators: Service = {
  machine: 'Mobile Crane',
  name: 'Mobile Crane Operators',
  title: 'Mobile Crane Operators',
  askEarly: true,
  summary:
    'Mobile crane operators for hirers with an appointed person and a plan, from city cranes to large all-terrains.',
  drawing: 'crane',
  description:
    'Mobile crane operators with the duties on the card to match your lift. Crane hire or contract lift, four roles, endorsements A to C, daily checks.',
  heading: 'Mobile Crane Operators',
  intro:
    'We introduce mobile crane operators to hirers who have a crane, an appointed person and a lift plan. The endorsement letter on the card decides which duties each may do, so we read it on the live record. Without a planner of your own, buy a contract lift.',
  updated: '2026-11-20',
  cards: { cpcs: ['A60'], npors: ['N101'] },
  plate: {
    range: machineRanges.crane,
    hire: 'A single lift to a full frame',
    provide: 'Appointed person, lift plan, supervisor, proved ground',
  },
  related: {
    services: ['telehandler-operators', 'piling-rig-operators', 'excavator-operators'],
    industries: ['commercial-construction', 'infrastructure-projects', 'demolition'],
    locations: ['birmingham', 'solihull', 'nottingham', 'derby'],
    resources: ['certifications', 'project-planning', 'industry-standards', 'construction-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'An operator alone is not a lift',
      paragraphs: [
        'Crane companies offer two arrangements. Under crane hire on the CPA’s terms, the customer plans and supervises the lift. Under a contract lift, the crane company does both. An operator introduced by us fits the first: you own or hire the crane, and your appointed person is in charge.',
        'No appointed person on the books? Then buy a contract lift. We would rather say so at the first call than send someone to stand beside a parked crane.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four roles that must be filled by name',
      intro: [
        link(regulations.bs7121.short, regulations.bs7121.href),
        ' sets them out. One person may hold more than one where the plan says so.',
      ],
      items: [
        { term: 'Appointed person', text: `Writes the plan and answers for it. Card: ${card('A61')}.` },
        {
          term: 'Crane supervisor',
          text: `Stands at the lift and holds it to the plan. Card: ${card('A62')}.`,
        },
        { term: 'Crane operator', text: `${card('A60')} or ${card('N101')}, with the right endorsement.` },
        {
          term: 'Slinger/signaller',
          text: `Attaches the load and gives the signals. ${card('A40')} or ${card('N402')}.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Ask which duties, then which crane',
      intro: `The one question before booking: blocked, pick and carry, or both? We introduce operators for cranes of ${machineRanges.crane}.`,
      caption: 'CPCS mobile crane endorsements and what each allows',
      columns: [`Endorsement on ${card('A60')}`, 'Duties', 'Typical crane'],
      rows: [
        ['A', 'Blocked only: outriggers set, no travel with a load', 'City and all-terrain cranes'],
        ['B', 'Pick and carry only', 'Industrial yard cranes'],
        ['C', 'All duties', 'Rough-terrain cranes, and any of the above'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Crawlers and compacts need another line on the card',
      paragraphs: [
        `A crawler crane is ${card('A02')} or ${card('N103')}. A compact crane is ${card('A66')} or ${card('N140')}. Above a certain size the card says little by itself: a large all-terrain crane has its own computer, counterweight and rigging. We ask for the models a person has worked and how recently. Expect the maker’s familiarisation too.`,
        'Checks run in this order: identity, live scheme record, endorsement letter, expiry, then a reference from a lift supervisor. If a letter is missing on the record, the person is not put forward for that duty.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From enquiry to first hook',
      items: [
        {
          term: 'Weigh it',
          text: 'Load, hook block, slings and beam together. Estimates are how overloads begin.',
        },
        {
          term: 'Prove the ground',
          text: 'Outrigger loads against a bearing figure from whoever knows the fill, cellars and drains.',
        },
        {
          term: 'Write the plan',
          text: `${regulations.loler.short} wants every lift planned by a competent person, supervised and done safely. Method, radius, exclusion zone, wind limit.`,
        },
        {
          term: 'Brief',
          text: 'Site induction, RAMS, lift plan and radio channel, with operator and slinger together.',
        },
        {
          term: 'Familiarise',
          text: 'Time on this crane: limiter settings, rigging configuration, emergency descent.',
        },
        { term: 'Trial', text: 'A first lift just clear of the ground, held, then lowered.' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Crane checks before the shift’s first lift',
      items: [
        'Thorough examination report in date and on board',
        'Rated capacity indicator set to today’s configuration',
        'Hoist, slew and derrick limits tested',
        'Ropes: no broken wires, birdcaging or loose wraps',
        'Hook latch closes; block sheaves turn',
        'Outriggers fully out or as charted, pinned, mats under',
        'Level bubble centred',
        'Anemometer reads',
        'Tyres clear of the ground where the chart asks',
        'Slings and shackles tagged and examined',
        'Exclusion barriers up',
      ],
    },
    {
      kind: 'list',
      heading: 'Where lifts fail',
      items: [
        'Soft ground. One outrigger over a cellar or a loose trench is enough.',
        'Wind on a big panel, well under the crane’s own limit. The plan should carry a figure for the load.',
        [
          'Power lines inside the jib’s sweep: ',
          link(regulations.gs6.short, regulations.gs6.href),
          ' comes before choosing a crane position.',
        ],
        'Counterweight tail striking someone between crane and wall.',
        'A limiter overridden because the load is nearly there.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Jibs, beams and how long people book for',
      paragraphs: [
        [
          'Fly jibs, spreader beams, block grabs and concrete skips all go into the plan with their weights. Steel and precast frames want an operator for weeks. Plant installation and air-handling units take a day, often a Sunday with a road closure. ',
          link('Birmingham', '/locations/birmingham'),
          ' basements and towers keep city cranes busy. Long hires suit one named operator, so ask for continuity early.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you ring about a crane',
      items: [
        {
          question: 'Can you introduce a crane operator for tomorrow?',
          answer: `Sometimes ${terms.supply}, subject to availability. A lift without a finished plan cannot start, however quickly the person arrives.`,
        },
        {
          question: 'Who insures the crane and the load?',
          answer: [
            'That follows your hire terms. Under CPA conditions the hirer usually carries the risk; ask your broker about hired-in plant cover. We introduce the operator and insure neither: see ',
            link('how hiring works', '/hire-operators'),
            '.',
          ],
        },
        {
          question: 'Is BS 7121 the law?',
          answer: `No. It is a code of practice. ${regulations.loler.short} is the law, and the code is the usual way to show that it was met.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Read further',
      checked: '2026-11-20',
      items: [regulationSource(regulations.loler), regulationSource(regulations.gs6)],
    },
  ],
};
