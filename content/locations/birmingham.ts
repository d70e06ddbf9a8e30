import { nightLimits } from '../blocks';
import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import type { Location } from './location';

export const birmingham: Location = {
  name: 'Birmingham',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Plant operators for Birmingham sites: digger drivers, crane, piling rig and grab operators. Tickets to ask for, Clean Air Zone, roads and rail sites.',
  intro: `Yes, we find digger, telehandler, crane and grab drivers for all of Birmingham, from Longbridge to Erdington and Minworth, ${commitments.leadTime.text}. Inside the Middleway, agree who pays the Clean Air Zone charge, because the operator’s van may owe one every day. ${askEarly('pilingRig', 'largeCrane')}`,
  updated: '2026-11-24',
  roads: [
    'M6 junction 6 and A38(M)',
    'M5 junctions 1 and 3',
    'M42 junction 6 and A45',
    'A4540 Middleway',
    'A34',
    'A456',
  ],
  knowFirst: {
    heading: 'Clean Air Zone: vans and lorries pay, site machines don’t',
    text: [
      'The zone covers every road inside the A4540 Middleway, day and night, all year, but not the Middleway itself. Diesel lorries below Euro VI and diesel vans below Euro 6 usually pay for each day: £8 for a van and £50 for a lorry when it opened. The day ends at midnight, so a night shift can cost two. Agree who pays for the operator’s van before the first morning, and check today’s charges and exemptions on the ',
      link('city council’s page', 'https://www.brumbreathes.co.uk'),
      '.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Reduced-level digs, basements and drainage on cleared plots',
      ticket: 'excavator',
    },
    { service: 'piling-rig-operators', work: 'Bored piles for city-centre towers', ticket: 'boredPiling' },
    { service: 'crane-operators', work: 'Lifting steel, precast and plant', ticket: 'crane' },
    {
      service: 'grab-operators',
      name: '360 Grab for Demolition',
      work: 'Bringing buildings down and sorting the rubble',
      ticket: 'demolitionMachine',
    },
    {
      service: 'telehandler-operators',
      work: 'Housing renewal and loading out floors',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.49,
  longitude: -1.89,
  label: 'below',
  related: {
    locations: ['solihull', 'sutton-coldfield', 'west-bromwich', 'halesowen', 'dudley'],
    industries: ['demolition', 'commercial-construction', 'waste-management', 'infrastructure-projects'],
    resources: ['project-planning', 'certifications'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What’s being built, district by district',
      jump: 'Districts',
      intro: 'Dates move, so check the sources below before you plan.',
      caption: 'Districts of Birmingham with what is planned there and the machines it needs',
      columns: ['District', 'What’s planned', 'Drivers it needs'],
      rows: [
        [
          'Smithfield and Digbeth',
          'Homes, a market and a park on the old wholesale markets, in phases, after an archaeological dig',
          '360 drivers, then piling rig and crane operators',
        ],
        [
          'Eastside',
          'The HS2 terminus at Curzon Street and the streets round it',
          '360, crane and dumper drivers, with any rail tickets it asks for',
        ],
        [
          'Ladywood',
          'An estate beside the ring road to be rebuilt. Demolition could begin in 2028',
          'Demolition and grab drivers first',
        ],
        [
          'Druids Heath',
          'Up to 3,500 homes in place of 1960s towers. The main permission was challenged, and smaller plots are going first',
          'Mini-digger and telehandler drivers, demolition later',
        ],
        [
          'Perry Barr',
          'Family homes on the plots left beside the A34',
          'Telehandler, dumper and roller drivers',
        ],
        [
          'Langley and Peddimore',
          'Up to 5,500 homes west of the A38 at Walmley, and industry across the road',
          'Dozer, 360, dump truck and roller drivers',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which card for the city centre?',
      paragraphs: [
        [
          'Many city-centre sites take red cards, and some only take blue on cranes and rigs. A driver on red may need supervision. Demolition sites may ask for CCDO, the industry’s own card, and ',
          link('our card guide', '/resources/certifications'),
          ' says what each one shows.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'What hours can you work?',
      paragraphs: [
        'Your planning conditions set them, typically 8am to 6pm on weekdays and 8am to 1pm on Saturdays, with nothing on Sundays or bank holidays. Read yours before you book a Saturday. For work outside them, ask the planners, and for noise get section 61 consent (Control of Pollution Act 1974).',
        ['If that means nights, mention it on the first call, because ', nightLimits, '.'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you find operators for rail works?',
      paragraphs: [
        `Yes, though fewer people qualify, because rail sites may ask for briefings, medicals and rail tickets. Email us what the site asks for and ${commitments.passedOn.text}.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Getting plant in',
      items: [
        {
          term: 'From the north',
          text: 'The A38(M) runs in from M6 junction 6. It has seven lanes and no barrier, and some lanes change direction for the rush hour, so follow the gantry signs.',
        },
        {
          term: 'From the west',
          text: 'Leave the M5 at junction 3 for the A456 through Quinton and Edgbaston, or at junction 1 for the A41 through Handsworth.',
        },
        {
          term: 'From the east and south',
          text: 'M42 junction 6 brings you in on the A45 past the airport. For Longbridge and the south of the city, the A38 comes up from M5 junction 4.',
        },
        {
          term: 'At the gate',
          text: [
            'A low-loader can rarely wait in a city street. Agree a holding point outside the Middleway with your haulier, who also gives notice of an ',
            link(
              'abnormal load',
              'https://www.gov.uk/government/publications/special-types-enforcement-guide/special-types-enforcement-guide',
            ),
            ', usually two clear working days ahead.',
          ],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'What’s under Birmingham plots?',
      folded: true,
      items: [
        {
          term: 'Sandstone under the centre',
          text: 'Firm rock isn’t deep, so ask your engineer if the job needs a rig at all.',
        },
        {
          term: 'Mudstone to the east',
          text: 'East of the Birmingham Fault the rock is red mudstone, which softens in the wet and bogs down wheels.',
        },
        {
          term: 'Fill in the Tame valley',
          text: 'Marshy ground was made up with ash, slag and rubble. Have it tested before you choose between tracks and tyres.',
        },
        {
          term: 'Old basements and canal arms',
          text: 'Soft fill won’t carry a rig evenly. Dig trial pits before the platform’s designed.',
        },
        {
          term: 'Contaminated ground',
          text: 'Plating shops, gasworks and foundries left oils, metals and tar. Send us the ground report.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-24',
      items: [
        {
          title: 'The Clean Air Zone: what does it mean for me?',
          publisher: 'Birmingham City Council',
          href: 'https://www.brumbreathes.co.uk/info/24/individuals-1/3/mean-1',
        },
        {
          title: 'Clean Air Zone charges, 2021',
          publisher: 'Colmore Business District',
          href: 'https://colmorebusinessdistrict.com/travel/clean-air-zone/',
        },
        {
          title: 'Smithfield reaches a key phase',
          publisher: 'Brum Daily',
          href: 'https://brumdaily.uk/politics/planning-decisions/birminghams-19bn-smithfield-scheme-key-phase.html',
        },
        {
          title: 'Curzon Street station',
          publisher: 'BBC News',
          href: 'https://www.bbc.co.uk/news/uk-england-birmingham-68070138',
        },
        {
          title: 'Druids Heath after the legal challenge, February 2026',
          publisher: 'Express & Star',
          href: 'https://www.expressandstar.com/news/property/2026/02/27/affordable-new-homes-unlocked-by-birmingham-council-despite-setback-to-major-regeneration-plans',
        },
        {
          title: 'Ladywood regeneration',
          publisher: 'BBC Midlands Today',
          href: 'https://www.bbc.co.uk/news/articles/cvg5dy104x1o',
        },
        {
          title: 'Family homes at Perry Barr',
          publisher: 'Birmingham City Council',
          href: 'https://www.birmingham.gov.uk/news/article/1345/more_diverse_mix_of_housing_set_to_be_delivered_in_perry_barr_after_planning_permission_is_varied',
        },
        {
          title: 'Langley Sustainable Urban Extension',
          publisher: 'Langley Sutton Coldfield Consortium',
          href: 'https://www.langleysuttoncoldfield.co.uk/engagement-event-2022/',
        },
        {
          title: 'Peddimore beside Langley',
          publisher: 'Birmingham Post',
          href: 'https://www.birminghampost.co.uk/news/regional-affairs/first-details-new-employment-park-14906490',
        },
        {
          title: 'Construction and demolition: advice to building contractors',
          publisher: 'Birmingham City Council',
          href: 'https://www.birmingham.gov.uk/info/20076/pollution/2310/construction_and_demolition_advice_to_building_contractors',
        },
        {
          title: 'Hours of construction sites',
          publisher: 'Designing Buildings',
          href: 'https://www.designingbuildings.co.uk/wiki/What_hours_are_construction_sites_allowed_to_operate%3F',
        },
        {
          title: 'Local geology',
          publisher: 'Midland Geotechnical Society',
          href: 'https://midlandgeotechnicalsociety.org.uk/geology_solid.shtml',
        },
        {
          title: 'Urban groundwater (Tame valley fill, Birmingham Fault)',
          publisher: 'University of Birmingham',
          href: 'https://www.yumpu.com/en/document/view/11871266/the-impact-of-urban-groundwater-upon-surface-water-etheses-/61',
        },
      ],
    },
  ],
};
