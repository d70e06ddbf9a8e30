import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const birmingham: Location = {
  name: 'Birmingham',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Plant operators for Birmingham sites: digger drivers, crane, piling rig and grab operators. Tickets to ask for, Clean Air Zone, roads and permits.',
  intro: `Yes, we cover all of Birmingham, from the city centre out to Longbridge, Erdington and Minworth. We can find you a digger driver, a telehandler operator or a grab operator, ${promises.leadTime.text}. Call us with the machine, the gate address and the dates.`,
  updated: '2026-11-21',
  roads: [
    'M6 junction 6 and A38(M)',
    'M5 junctions 1 and 3',
    'M42 junction 6 and A45',
    'A4540 Middleway',
    'A34',
    'A456',
  ],
  machines: [
    {
      service: 'excavator-operators',
      work: 'Reduced-level digs, basements and drainage on cleared plots',
      category: 'A59',
    },
    { service: 'piling-rig-operators', work: 'Foundations for city-centre towers', category: 'A48' },
    { service: 'crane-operators', work: 'Lifting steel, precast and plant', category: 'A60' },
    { service: 'grab-operators', work: 'Demolition and sorting what comes down', category: 'D90' },
    { service: 'telehandler-operators', work: 'Housing renewal and loading out floors', category: 'A17' },
    {
      service: 'loading-shovel-operators',
      work: 'Waste transfer halls and recycling yards',
      category: 'A21',
    },
  ],
  latitude: 52.49,
  longitude: -1.89,
  labelSide: 'south',
  related: {
    locations: ['solihull', 'sutton-coldfield', 'west-bromwich', 'halesowen', 'dudley'],
    services: ['piling-rig-operators', 'crane-operators', 'grab-operators', 'telehandler-operators'],
    industries: ['demolition', 'commercial-construction', 'waste-management', 'infrastructure-projects'],
    resources: ['project-planning', 'certifications'],
  },
  jumps: { 'What does the Clean Air Zone mean for plant?': 'Clean Air Zone' },
  sections: [
    {
      kind: 'prose',
      heading: 'How soon can someone start in Birmingham?',
      paragraphs: [
        `We can find someone for the everyday machines ${promises.leadTime.text}. ${promises.mondayStart.text} ${promises.answered.text} ${promises.straightAnswer.text}`,
        `Large cranes and piling rigs need more notice. ${promises.rareLeadTime.text}`,
      ],
    },
    {
      kind: 'list',
      heading: 'Where drivers for Birmingham usually travel from',
      items: [
        [
          link('Plant operators in West Bromwich', '/locations/west-bromwich'),
          ' come down the A41 or the M5.',
        ],
        [
          link('Plant operators in Halesowen', '/locations/halesowen'),
          ' come in on the A456, and ',
          link('plant operators in Dudley', '/locations/dudley'),
          ' use the A4123.',
        ],
        [
          link('Plant operators in Solihull', '/locations/solihull'),
          ' come in from the east on the A45 and A41.',
        ],
        [
          link('Plant operators in Sutton Coldfield', '/locations/sutton-coldfield'),
          ' drive down from the north on the A38.',
        ],
      ],
    },
    blocks.whatToTell,
    blocks.introducer,
    blocks.cardCheck,
    {
      kind: 'prose',
      heading: 'Which ticket do city-centre sites ask for?',
      paragraphs: [
        [
          `For a 360 it’s ${card('A58')} below ${weightSplits.excavator} tonnes and ${card('A59')} above. For demolition, sites often ask for ${card('D90')} on top. For a mobile crane, ask for ${card('A60')} with all duties or ${card('N101')}.`,
        ],
        [
          'A red CPCS card is fine with many sites: it means that the operator has passed the tests and still has the vocational qualification to finish. Some principal contractors ask for blue on cranes and rigs. Check yours before you call, and read ',
          link('red card and blue card', '/resources/certifications'),
          ' if you’re not sure of the difference.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What does the Clean Air Zone mean for plant?',
      intro:
        'It affects the lorry and the driver’s van. The machine on the trailer isn’t charged, because the zone is for road vehicles.',
      items: [
        {
          term: 'Where it is',
          text: 'It covers every road inside the A4540 Middleway. The Middleway itself is outside the zone.',
        },
        {
          term: 'When it runs',
          text: 'It runs day and night, all year. A day is midnight to midnight, so a delivery that overruns midnight is charged twice.',
        },
        {
          term: 'Who pays',
          text: 'Diesel lorries below Euro VI and diesel vans below Euro 6 usually pay for each day. Agree with the operator before the first morning who pays for the van.',
        },
        {
          term: 'Site machinery',
          text: `There’s no emission zone for site machines here. The mandatory zone for those covers ${limits.machineryZone}, though a client can still write an engine emission stage into your contract.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Getting plant in',
      paragraphs: [
        'From M6 junction 6 the A38(M) runs straight to the centre. The A456 comes in from M5 junction 3 and the A45 from M42 junction 6, and the Middleway joins them up. Agree a holding point outside the Middleway with your haulier, because a low-loader can rarely wait in a city street.',
        'A big piling rig or excavator may travel as an abnormal load. The haulier has to give the police, highway and bridge authorities notice, usually two clear working days and more for the heaviest loads. Leave room for that in your programme.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'What’s under Birmingham plots?',
      items: [
        {
          term: 'Old basements and canal arms',
          text: 'Many were filled and built over, and soft fill won’t carry a rig or a wheeled machine evenly. Dig trial pits along the line of the old arm before you choose tracks or tyres. Beside a working canal, agree a safe distance with the owner of the wall.',
        },
        {
          term: 'Layers of services',
          text: [
            `City streets have been dug many times. Follow ${regulations.hsg47.short}, HSE’s guide to buried services: `,
            link('plan, locate, then dig', '/resources/construction-safety'),
            `. Whoever scans the ground should hold ${card('N304')}, the cable avoidance category.`,
          ],
        },
        {
          term: 'Contaminated ground',
          text: `Plating shops, gasworks and foundries left oils, metals and tar. ${regulations.coshh.short}, the law on hazardous substances, covers the dust and the soil, so tell us and the operator what the ground report says.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Piling, lifting and demolition',
      paragraphs: [
        'For piling, have the working platform designed for the rig that’s coming and give the operator the signed certificate at induction. Work out the muck-away before you fix the number of diggers, because a machine with no wagon to load only blocks the gate.',
        [
          `For a lift, ${regulations.loler.short}, the lifting regulations, requires a competent person to plan it. Under CPA (Construction Plant-hire Association) crane hire the crane owner sends the crane with its operator and you plan and supervise the lift. On a contract lift the crane company does it all. We find `,
          link('crane operators', '/services/crane-operators'),
          ' for crane owners and for contractors who’ve got a bare crane.',
        ],
        [
          `The council needs at least ${limits.demolitionNotice}’ notice of a demolition, and the method has to be in writing before work begins. Make sure that the `,
          link('demolition operator', '/industries/demolition'),
          ' has read it and can point to the exclusion zone on the ground.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you find operators for the rail works?',
      paragraphs: [
        [
          'Yes, though fewer people qualify. A CPCS or NPORS card covers the machine, but rail sites such as Curzon Street add briefings, medicals and rail tickets of their own. Send us the list with your ',
          link('enquiry', '/contact?location=birmingham'),
          ' and we’ll ask operators about each of them.',
        ],
      ],
    },
    {
      kind: 'sources',
      heading: 'Where the road and demolition rules come from',
      checked: '2026-11-21',
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
