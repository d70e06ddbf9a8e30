import { blocks } from '../blocks';
import { category } from '../categories';
import { askEarly, commitments } from '../commitments';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const birmingham: Location = {
  name: 'Birmingham',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Plant operators for Birmingham sites: digger drivers, crane, piling rig and grab operators. Tickets to ask for, Clean Air Zone, roads and rail sites.',
  intro: `Yes, we cover all of Birmingham, from the city centre out to Longbridge, Erdington and Minworth. We can find you a digger driver, a telehandler operator or a grab operator, ${commitments.leadTime.text}. ${askEarly('pilingRig', 'largeCrane')}`,
  updated: '2026-11-22',
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
      ticket: 'excavator',
    },
    { service: 'piling-rig-operators', work: 'Foundations for city-centre towers', ticket: 'boredPiling' },
    { service: 'crane-operators', work: 'Lifting steel, precast and plant', ticket: 'crane' },
    {
      service: 'grab-operators',
      work: 'Demolition and sorting what comes down',
      ticket: 'demolitionMachine',
    },
    {
      service: 'telehandler-operators',
      work: 'Housing renewal and loading out floors',
      ticket: 'telehandler',
    },
    {
      service: 'loading-shovel-operators',
      work: 'Waste transfer halls and recycling yards',
      ticket: 'loadingShovel',
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
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Will a red card do in the city centre?',
      paragraphs: [
        [
          'On many sites it will. A red CPCS card means the operator has passed the tests and still has the vocational qualification to finish. Some principal contractors only take blue on cranes and rigs, so check before you call. CCDO is the demolition industry’s own card, and some sites ask for it. Our guide explains ',
          link('red card and blue card', '/resources/certifications'),
          '.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What does the Clean Air Zone mean for plant?',
      jump: 'Clean Air Zone',
      intro:
        'It affects the lorry and the driver’s van. The machine on the trailer isn’t charged, because the zone is for road vehicles.',
      items: [
        {
          term: 'Where it is',
          text: 'It covers every road inside the A4540 Middleway. The Middleway itself is outside the zone.',
        },
        {
          term: 'When it runs',
          text: 'It runs day and night, all year. A delivery that overruns midnight is charged for two days.',
        },
        {
          term: 'Who pays',
          text: 'Diesel lorries below Euro VI and diesel vans below Euro 6 usually pay. Agree with the operator before the first morning who pays for the van.',
        },
        {
          term: 'Site machinery',
          text: `There’s no emission zone for site machines here, because the mandatory one covers ${limits.machineryZone} only. A client can still write an engine stage into your contract.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Getting plant in',
      paragraphs: [
        'The A38(M) runs from M6 junction 6 to the centre, the A456 comes in from M5 junction 3 and the A45 from M42 junction 6. The Middleway joins them up. Agree a holding point outside it with your haulier, because a low-loader can rarely wait in a city street.',
        'A big rig or excavator may travel as an abnormal load. The haulier then has to tell the police and the highway and bridge authorities, usually two clear working days ahead and more for the heaviest.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you find operators for the rail works?',
      paragraphs: [
        [
          'Yes, though fewer people qualify. A CPCS or NPORS card covers the machine, but rail sites such as Curzon Street add briefings, medicals and rail tickets of their own. ',
          link('Ask us first', '/contact?location=birmingham'),
          `, send us the list and ${commitments.passedOn.text}.`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What’s under Birmingham plots?',
      folded: true,
      items: [
        {
          term: 'Old basements and canal arms',
          text: 'Many were filled and built over, and soft fill won’t carry a rig or a wheeled machine evenly. Dig trial pits before you choose tracks or tyres.',
        },
        {
          term: 'Layers of services',
          text: [
            `City streets have been dug many times, so follow ${regulations.hsg47.short}, HSE’s guide to buried services: `,
            link('plan, locate, then dig', '/resources/construction-safety'),
            `. Have the ground scanned by someone trained, such as a holder of ${category('N304')} or the Locate Utility Services category.`,
          ],
        },
        {
          term: 'Contaminated ground',
          text: `Plating shops, gasworks and foundries left oils, metals and tar. ${regulations.coshh.short}, the law on hazardous substances, covers the dust and the soil, so tell us and the operator what the ground report says.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Where the road rules come from',
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
      ],
    },
  ],
};
