import { card, cardTitle, weightSplits } from '../cards';
import { machineRanges } from '../machine-ranges';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

export const commercialConstruction: Industry = {
  name: 'Commercial Construction',
  title: 'Commercial Construction',
  group: 'building',
  summary: 'Cranes, piling rigs, telehandlers and forklifts for offices, schools and distribution sheds.',
  pictogram: 'building',
  description:
    'Operators for commercial builds: piling and crane categories, lifting roles to fill, crane hire or contract lift, and the checks made at the turnstile.',
  heading: 'Commercial Construction',
  intro:
    'Offices, schools and sheds use plant in packages: piling, frame, materials, externals. Each has its own category and its own lead time. Fill the lifting roles first, send the gate rules early, and know which hire model you have signed.',
  updated: '2026-11-20',
  related: {
    services: ['crane-operators', 'piling-rig-operators', 'telehandler-operators', 'forklift-operators'],
    locations: ['birmingham', 'coventry', 'solihull', 'tamworth'],
    industries: ['demolition', 'residential-construction'],
    resources: ['site-management', 'project-planning'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Plant follows the programme, and the programme slips',
      intro:
        'Six packages usually need operators on an office, school or distribution shed. Book each against a milestone, then confirm the date a week out.',
      items: [
        {
          term: 'Enabling',
          text: 'Excavators and dumpers clear, break out, divert drains and lay the platform.',
        },
        {
          term: 'Piling',
          text: [
            'A ',
            link('piling rig', '/services/piling-rig-operators'),
            ` works from that platform. Bored and driven rigs are separate categories, each split at ${weightSplits.piling} tonnes: ${card('A47')} or ${card('A48')} bored, ${card('A45')} or ${card('A46')} driven. NPORS groups them as ${card('N221')}.`,
          ],
        },
        {
          term: 'Substructure',
          text: 'Mid-size 360s trim around pile heads, dig ground beams and backfill behind walls.',
        },
        {
          term: 'Frame',
          text: [
            'A ',
            link('mobile crane', '/services/crane-operators'),
            ` lifts steel, precast and stairs. Ask for ${card('A60')} or ${card('N101')}; machines in this class run ${machineRanges.crane}.`,
          ],
        },
        {
          term: 'Envelope and fit-out',
          text: [
            'Panels, plasterboard and pallets arrive daily. One ',
            link('telehandler', '/services/telehandler-operators'),
            ' with a steady driver keeps every trade moving.',
          ],
        },
        {
          term: 'Externals',
          text: 'Kerbs, yard slabs, attenuation tanks and planting bring back the smaller diggers and a roller.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Fill the lifting roles before the crane is booked',
      intro: [
        'The ',
        link(regulations.loler.name, regulations.loler.href),
        ` put it in one sentence. ${regulations.loler.asks}`,
      ],
      items: [
        {
          term: `Appointed person, ${card('A61')}`,
          text: 'Writes the plan: load, radius, ground bearing, wind limit, route of the hook.',
        },
        {
          term: `Lift supervisor, ${card('A62')}`,
          text: `“${cardTitle('A62')}” in the scheme’s list. Runs the operation on the day and calls it off if the plan no longer fits.`,
        },
        {
          term: `Slinger/signaller, ${card('A40')} or ${card('N402')}`,
          text: 'Attaches, guides, and is the only person whose signals the driver follows, save for stop.',
        },
        {
          term: 'Crane operator',
          text: 'Sets up as planned, watches the indicator and refuses a lift outside the chart.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Crane hire or contract lift: who carries the lift',
      intro:
        'The two models look alike on a purchase order, so choose in writing. With an operator introduced by us, planning and supervision stay with you.',
      caption: 'Who is responsible under crane hire and under a contract lift',
      columns: ['Question', 'Crane hire', 'Contract lift'],
      rows: [
        ['Who plans and supervises?', 'You, the hirer', 'The crane company'],
        ['Who names the appointed person?', 'You', 'The crane company'],
        ['Who proves the ground?', 'You', 'You give the information'],
        ['Suits', 'Contractors with lifting staff', 'One-off or complex lifts'],
      ],
    },
    {
      kind: 'prose',
      heading: 'The turnstile is stricter than the statute',
      paragraphs: [
        [
          'Large commercial sites often want the CSCS logo, a current health and safety test and an online induction booked days ahead. Send us the gate list first. A card in the right category fails at the turnstile if the ',
          link('scheme version', '/resources/certifications'),
          ' is wrong.',
        ],
        [
          `Under the `,
          link(regulations.cdm.name, regulations.cdm.href),
          ` the principal contractor writes the construction phase plan and gives the induction. The client notifies HSE when work will take ${limits.notification}. Introduced operators count like anybody else on site.`,
        ],
        `Warehouse fit-outs add indoor trucks. A counterbalance driver is ${card('A16')} or ${card('N001')}; rough-terrain masts are ${card('A14')} or ${card('N009')}. The first will not do for the second.`,
      ],
    },
    {
      kind: 'checklist',
      heading: 'Packages go wrong on these points',
      items: [
        'Piling platform designed, tested and certificated before the rig is delivered',
        'Outrigger loads checked against basements, drains and old cellars',
        'Thorough-examination reports for crane, hoist, telehandler and slings',
        'Delivery bookings that leave the telehandler time to refuel',
        'Loading bays and landing platforms with stated limits',
        'Pedestrian doors away from the plant route, lit in winter',
        'A second driver named for breaks on a busy hoist or forklift',
      ],
    },
    {
      kind: 'prose',
      heading: 'Towers in the city, sheds by the motorway',
      paragraphs: [
        [
          link('Birmingham', '/locations/birmingham'),
          ' builds tall on small plots: basements, big cranes and timed deliveries. ',
          link('Solihull', '/locations/solihull'),
          ' adds business parks beside the M42 and work around the airport estate. ',
          link('Tamworth', '/locations/tamworth'),
          ' and Rugby are shed country along the A5. Concrete floors there cover hectares, and steel goes up fast. Coventry mixes logistics with university buildings.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'From project managers',
      items: [
        {
          question: 'Does a blue card mean no familiarisation?',
          answer:
            'No. It shows a vocational qualification in the category. Each make and model still needs a handover, recorded by you.',
        },
        {
          question: 'Can our subcontractor share the telehandler driver?',
          answer:
            'Yes, if one firm directs the work and priorities are written down. Shared drivers with three bosses cut corners.',
        },
      ],
    },
  ],
};
