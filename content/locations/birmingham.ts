import { card, weightSplits } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const birmingham: Location = {
  name: 'Birmingham',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Operators for Birmingham sites: what the Clean Air Zone means for haulage, which card each city job needs, and what to send before a start.',
  heading: 'Mobile Plant Operators Birmingham',
  intro:
    'We introduce CPCS and NPORS operators to Birmingham contractors for piling, lifting, demolition, canalside plots and waste halls. You choose and engage the person. Below are the ring road, the Clean Air Zone and the cards that city gates ask for.',
  updated: '2026-11-20',
  roads: [
    'M6 junction 6 and A38(M)',
    'M5 junctions 1 and 3',
    'M42 junction 6 and A45',
    'A4540 Middleway',
    'A34',
    'A456',
  ],
  machines: [],
  latitude: 52.49,
  longitude: -1.89,
  related: {
    locations: ['solihull', 'sutton-coldfield', 'west-bromwich', 'halesowen', 'dudley'],
    services: ['piling-rig-operators', 'crane-operators', 'grab-operators', 'telehandler-operators'],
    industries: ['demolition', 'commercial-construction', 'waste-management', 'infrastructure-projects'],
    resources: ['project-planning', 'certifications'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Settle the last half mile first',
      paragraphs: [
        'From M6 junction 6 the A38(M) runs straight at the centre. The A456 comes in from M5 junction 3, and the A45 from M42 junction 6. The A4540 Middleway joins them up as a ring. Agree a holding point outside that ring with the haulier, since a low loader can seldom wait in a city street.',
        'Roads inside the Middleway form the Clean Air Zone; the ring road itself is outside it. The zone never closes. A diesel lorry below Euro VI usually pays for each day it enters, midnight to midnight, so a delivery that overruns midnight pays twice. An operator’s older diesel van can be charged too: say so before the first morning. The machine on the trailer is not what the cameras read.',
        'A big piling rig or excavator may travel as an abnormal load. Police, highway and bridge authorities then want notice, usually two clear working days and more for the heaviest. The haulier serves it, but your programme has to leave room for it.',
      ],
    },
    {
      kind: 'table',
      heading: 'Six kinds of city site, and the card each asks for first',
      intro: 'Weight and duty decide the category. Read the plate on the machine you have hired.',
      caption: 'Common Birmingham work with the machine and the card category it starts from',
      columns: ['Site', 'First machine', 'Category to ask for'],
      rows: [
        [
          'Tower with a basement',
          [link('Piling rig', '/services/piling-rig-operators')],
          `${card('A47')} below ${weightSplits.piling} t, ${card('A48')} above; ${card('N221')}`,
        ],
        [
          'Frame or plant lift',
          [link('Mobile crane', '/services/crane-operators')],
          `${card('A60')} with all duties, or ${card('N101')}`,
        ],
        [
          'Building coming down',
          [link('360 with selector grab', '/services/grab-operators')],
          `${card('A59')}, often ${card('D90')} as well`,
        ],
        [
          'Canalside plot',
          [link('Excavator', '/services/excavator-operators')],
          `${card('A58')} under ${weightSplits.excavator} t, ${card('A59')} over`,
        ],
        [
          'Estate renewal',
          [link('Telehandler', '/services/telehandler-operators')],
          `${card('A17')} or ${card('N010')}`,
        ],
        [
          'Waste transfer hall',
          [link('Loading shovel', '/services/loading-shovel-operators')],
          `${card('A21')} or ${card('N209')}`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Rig, then crane: plan both off one drawing',
      paragraphs: [
        'City-centre piling usually starts on a platform laid over demolition arisings. Somebody has to design it for the rig in use and sign the working platform certificate. Give that certificate to the operator at induction. Mark the soft spots where old basements were backfilled.',
        [
          'Spoil has to leave as fast as the auger lifts it. Work out wagon turns with the muck-away firm before fixing the number of excavators. A second machine with nowhere to load only fills the gate.',
        ],
        [
          'For lifts, decide early who plans. Under CPA crane hire the planning and supervision are yours; on a contract lift they fall to the crane company. Either way ',
          link(regulations.loler.short, '/resources/industry-standards'),
          ` wants a competent person behind the plan. Outriggers near a vault, a tunnel or a service duct need an engineer’s answer on ground bearing.`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What brownfield plots hide here',
      intro: 'Two centuries of workshops, wharves and sidings left more than bricks.',
      items: [
        {
          term: 'Filled canal arms',
          text: 'Basins were filled and built over. Puddle clay and loose fill will not carry a wheeled machine evenly. Trial-pit the line of the old arm before choosing tracks or tyres.',
        },
        {
          term: 'Canal walls still in use',
          text: 'Stay back from the coping with heavy plant and vibrating rollers until the wall’s owner has agreed a working distance.',
        },
        {
          term: 'Live services in layers',
          text: [
            'Cables, mains and ducts stack up under streets that have been dug many times. Follow ',
            link(regulations.hsg47.short, '/resources/construction-safety'),
            `: plan, locate, then dig. Ask for an operator used to working with a spotter. ${card('N304')} is useful proof for whoever sweeps the ground.`,
          ],
        },
        {
          term: 'Works and yards',
          text: `Plating shops, gasworks and foundries can leave oils, metals and tar. ${regulations.coshh.short} covers the dust and the soil; tell the operator what the ground report found.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Taking a building down beside an open pavement',
      paragraphs: [
        [
          `The council gets notice at least ${limits.demolitionNotice} before demolition. The method must be in writing before work begins. `,
          link('Demolition operators', '/industries/demolition'),
          ` should read it, sign it and be able to point to the exclusion zone on the ground. ${regulations.bs6187.short} is the code to hold it against.`,
        ],
        'Ask each candidate which attachment they have run on which carrier: selector grab, pulveriser, shear or breaker. The CPCS list names no category for a 360 with a grab. The proof is the excavator category, the demolition category where it applies, and experience that a past site will confirm.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready when you ask for a city-centre operator',
      items: [
        'Gate address with the street name drivers use, and who answers the gate phone.',
        'Delivery slots, noise hours and any road closure, with dates.',
        'Make, weight and attachments of each machine, and whether it will lift.',
        'Height limits: bridges, overhead lines, crane oversail, scaffold.',
        'Parking inside or outside the Clean Air Zone.',
        'Length of induction, and card rules of the principal contractor.',
      ],
    },
    {
      kind: 'list',
      heading: 'Five edges of the city, five sorts of job',
      items: [
        [
          link('Solihull', '/locations/solihull'),
          ' side: airport, exhibition centre and the highways around M42 junction 6.',
        ],
        [
          link('Sutton Coldfield', '/locations/sutton-coldfield'),
          ' side: houses on former fields and the treatment works at Minworth.',
        ],
        [link('West Bromwich', '/locations/west-bromwich'), ' side: scrap, foundries and contaminated land.'],
        [link('Dudley', '/locations/dudley'), ' side: shallow mine workings, so probing before piling.'],
        [
          link('Halesowen', '/locations/halesowen'),
          ' side: steep plots and dolerite that a bucket will not touch.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked about work in Birmingham',
      items: [
        {
          question: 'Must site machines meet an emission stage, as in London?',
          answer: `No zone of that kind exists here: the mandatory one for site machinery covers ${limits.machineryZone} only. A client can still set a stage in the contract, so check before the machine is ordered.`,
        },
        {
          question: 'Can operators work on railway land around Curzon Street?',
          answer: [
            'Some can. Ordinary construction cards cover the machine; the site decides which extra briefings, medicals or railway competences it wants on top. Send us that list with the ',
            link('enquiry', '/contact?location=birmingham'),
            ', since it narrows the field more than the machine does.',
          ],
        },
        {
          question: 'Is a red card enough in the centre?',
          answer: [
            'A red CPCS card means Trained Operator: tests passed, vocational qualification still to come. Some principal contractors want blue for cranes and rigs. The ',
            link('card guide', '/resources/certifications'),
            ' sets out both.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Where the road and demolition rules come from',
      checked: '2026-11-20',
      items: [
        {
          title: 'Birmingham’s Clean Air Zone',
          publisher: 'Birmingham City Council',
          href: 'https://www.brumbreathes.co.uk',
        },
        {
          title: 'Special types enforcement guide',
          publisher: 'GOV.UK',
          href: 'https://www.gov.uk/government/publications/special-types-enforcement-guide/special-types-enforcement-guide',
        },
        sources.demolition,
      ],
    },
  ],
};
