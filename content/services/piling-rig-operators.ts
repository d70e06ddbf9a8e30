import { card, cardTitle, cardSchemes, weightSplits } from '../cards';
import { terms } from '../company';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Service } from './service';

export const pilingRigOperators: Service = {
  machine: 'Piling Rig',
  name: 'Piling Rig Operators',
  title: 'Piling Rig Operators',
  askEarly: true,
  summary: 'Bored, driven and tripod rigs, with the category read against method and rig weight.',
  drawing: 'piling-rig',
  description:
    'Piling rig operators by method and weight: bored, driven, tripod. Which category to ask for and what the platform certificate must show first.',
  heading: 'Piling Rig Operators',
  intro:
    'Method and rig weight decide which card you need: bored or driven, below or above the split, or tripod. We introduce piling rig operators whose category text has been read in full. Your platform certificate has to be signed before the rig tracks on.',
  updated: '2026-11-20',
  cards: { cpcs: ['A45', 'A46', 'A47', 'A48', 'A30'], npors: ['N221'] },
  plate: {
    range: `Below and above ${weightSplits.piling} t, and tripod`,
    hire: 'Days for mini-piles to months',
    provide: 'Platform certificate, lift plan, attendants, services located',
  },
  related: {
    services: ['crane-operators', 'excavator-operators', 'dumper-operators'],
    industries: ['commercial-construction', 'infrastructure-projects', 'residential-construction'],
    locations: ['birmingham', 'wolverhampton', 'dudley', 'nottingham'],
    resources: ['certifications', 'industry-standards', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Bored or driven, and what does the rig weigh?',
      intro:
        'Those two answers fix the CPCS category. Get both before you book; the model name alone can mislead.',
      caption: 'Piling methods, where they are used and the CPCS category for each',
      columns: ['Method', 'Where it is used', 'Ask for'],
      rows: [
        [
          'Rotary or continuous flight auger, large rig',
          'Towers, sheds, basements',
          `${card('A48')}: ${cardTitle('A48')}`,
        ],
        [
          'Bored mini-piles, small rig',
          'Extensions, underpinning, low headroom',
          `${card('A47')}: ${cardTitle('A47')}`,
        ],
        [
          'Driven precast, tube or sheet, large rig',
          'Soft ground, river walls, abutments',
          `${card('A46')}: ${cardTitle('A46')}`,
        ],
        ['Driven, small rig', 'Housing plots', `${card('A45')}: ${cardTitle('A45')}`],
        ['Tripod', 'Restricted access, boreholes', `${card('A30')}: ${cardTitle('A30')}`],
      ],
    },
    {
      kind: 'prose',
      heading: 'NPORS has one title for them all',
      paragraphs: [
        `${card('N221')} reads ${cardTitle('N221')} and stops. Find out which method the assessment was taken on. The ground crew is separate: ${card('N022')} is the attendant, who guides casing, cleans the auger and signals. Say if one is already on site, because a rig with no attendant stands idle.`,
      ],
    },
    {
      kind: 'callout',
      heading: 'No platform certificate, no rig',
      text: [
        'The ',
        link(sources.workingPlatforms.publisher, sources.workingPlatforms.href),
        ' says that, historically, a third of the dangerous occurrences its members report have to do with the working platform. Its Working Platform Certificate names who designed it, and the principal contractor signs for building and upkeep. Expect the operator to ask for it.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Handing the site to the rig',
      items: [
        {
          term: 'Design',
          text: 'Track pressures from the rig’s maker go to the platform designer, including the worst case when extracting.',
        },
        {
          term: 'Build',
          text: 'Stone, geogrid, drainage, ramps. Old basements and shafts are found and filled first.',
        },
        {
          term: 'Mark',
          text: `Services located to ${regulations.hsg47.short}, pile positions pinned, platform edges fenced.`,
        },
        { term: 'Brief', text: 'Induction, RAMS, lift plan for cages and casing, rescue from depth.' },
        {
          term: 'Familiarise',
          text: 'Rig controls, interlocks, mast raising and the emergency stops, with the fitter or maker.',
        },
        {
          term: 'Inspect again',
          text: 'After rain, after each trench through the platform, after every repair.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'What injures people around piling',
      items: [
        {
          term: 'The turning auger',
          text: 'Guarding is normally practicable from 0.5 m to 2 m above ground. An interlock stops rotation when the gate opens. Nobody ties it back.',
        },
        {
          term: 'Overturning',
          text: 'Tracking with the mast up, turning near an edge, crossing a soft patch. Follow the maker’s travel position.',
        },
        {
          term: 'Falling spoil and steel',
          text: 'Clay drops off flights; casing and cages swing. Clean mechanically and keep a zone that only the crew enters.',
        },
        {
          term: 'Winch and rope',
          text: [
            'Lifting by the service winch is lifting: ',
            link(regulations.loler.short, regulations.loler.href),
            ' asks for planning, supervision and examined gear.',
          ],
        },
        {
          term: 'Below and above',
          text: [
            'Cables and mains under the mat, conductors over the mast. ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' and ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' govern the two.',
          ],
        },
        {
          term: 'Noise',
          text: `Impact hammers pass the upper action value in the ${regulations.noise.short} with ease; protection zones follow.`,
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Rig checks at the start',
      items: [
        'Certificate on display, platform walked since last shift',
        'Mast pins, back-stays and head sheaves',
        'Ropes and terminations; hook latch',
        'Auger guard and interlock proved by opening',
        'Emergency stops: cab, remote, mast foot',
        'Verticality and depth instruments read true',
        'Rotary head, kelly bar or hammer bolts',
        'Hydraulic hoses, whip checks on concrete lines',
        'Tracks extended and locked, slew brake',
        'Rig thorough examination report current',
        'Exclusion barriers closed',
      ],
    },
    {
      kind: 'prose',
      heading: 'Tools on the mast',
      paragraphs: [
        'Augers, buckets, core barrels, casing oscillators, drop and hydraulic hammers, vibrators for sheets. A person fluent in continuous flight work reads concrete pressure against extraction speed, which a driven-pile hand has never had to. List the tooling and the ground. Black Country fill over old workings is a different day from Mercia mudstone.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What we verify, in what order',
      paragraphs: [
        [
          `The category text is read in full, because driven and bored sit one digit apart. Live status comes from ${cardSchemes.cpcs.runBy} or NPORS, identity from a document, method from pile logs or a referee. You then choose, and your contractor’s checks under `,
          link(regulations.cdm.short, regulations.cdm.href),
          ' still stand.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Three days of mini-piles, three months of towers',
      paragraphs: [
        [
          'Underpinning jobs last days. House plots take a week or two. City frames in ',
          link('Birmingham', '/locations/birmingham'),
          ` keep a rotary rig busy for months. Specialist rigs need early notice: the usual ${terms.supplyRange} is often right for a small one, subject to availability, and optimistic for a large one.`,
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Piling questions',
      items: [
        {
          question: 'Does a crane card cover a rig with a winch?',
          answer: [
            'No. A rig lifting its own cage stays under the piling category and your lift plan. A separate service crane needs ',
            link('its own operator', '/services/crane-operators'),
            '.',
          ],
        },
        {
          question: 'Who signs the platform certificate?',
          answer: 'The principal contractor. An operator or an agency cannot.',
        },
        {
          question: 'Can the operator log the piles?',
          answer:
            'Many do, on rig instruments. Agree it beforehand; the piling engineer remains answerable for acceptance.',
        },
      ],
    },
  ],
};
