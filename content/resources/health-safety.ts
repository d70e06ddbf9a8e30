import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

export const healthSafety: Resource = {
  name: 'Health and Safety',
  group: 'on-site',
  summary: 'Vibration, noise, dust, medical fitness and fatigue in the cab, with the limits and what helps.',
  pictogram: 'shield',
  description:
    'Health of plant operators: whole-body vibration and noise limits, dust in the cab, medical fitness as good practice, fatigue, a monthly round.',
  heading: 'An operator’s health: back, ears, lungs and sleep',
  intro:
    'What wears operators out is slow: jolts through the seat, noise, fine dust, long days. Good ground, a closed cab and sensible hours deal with most of it. The legal values come first, then what helps, fitness checks, fatigue and a round for the supervisor.',
  updated: '2026-11-20',
  related: {
    services: ['dozer-operators', 'scraper-operators', 'compactor-operators', 'roller-operators'],
    industries: ['quarry-operations', 'waste-management', 'mining-operations'],
    resources: ['construction-safety', 'plant-maintenance', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'The limits, and where an operator meets them',
      caption: 'Health exposures of plant operators with the legal values',
      columns: ['Exposure', 'What the law sets', 'Where it comes from'],
      rows: [
        [
          'Vibration',
          regulations.vibration.asks,
          'Scrapers, dozers, dumpers and rollers on rough ground; breakers held by hand',
        ],
        ['Noise', regulations.noise.asks, 'Breakers, crushers, piling, open cabs, old seals'],
        [
          'Dust, fume, fuel',
          regulations.coshh.asks,
          'Haul roads, demolition, waste halls, crushers, idling engines',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Whole-body vibration is mostly about ground and speed',
      intro:
        'Jolts do the harm, above all to the lower back. Four things cut them, and none needs an instrument.',
      items: [
        {
          term: 'The surface',
          text: 'Grade the haul road before the ruts form. Every machine on it benefits.',
        },
        {
          term: 'The pace',
          text: 'Halving speed over a bad patch costs seconds. Targets by load count push the other way.',
        },
        {
          term: 'The seat',
          text: 'Set suspension to the driver’s weight at each change of driver. A seat that bottoms out is a defect.',
        },
        {
          term: 'The hours',
          text: [
            'Mix tasks and machines in a day. Long spells on a ',
            link('scraper', '/services/scraper-operators'),
            ' or ',
            link('dozer', '/services/dozer-operators'),
            ' deserve a swap.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Getting on and off is part of the job',
      intro: 'Bad backs and ankles also come from the steps.',
      items: [
        'Face the machine, keep three points of contact, never jump',
        'Clear mud from treads before it dries',
        'Park where the bottom step meets firm ground',
        'Leave the cab to walk for five minutes before lifting anything heavy',
      ],
    },
    {
      kind: 'prose',
      heading: 'A closed cab protects only while it is closed',
      paragraphs: [
        'Door and windows shut, the cab does two jobs at once: it keeps the sound out and the filtered air in. Open them for a shout to the banksman and both are lost, so give operators radios. Air conditioning that works is a health control in July.',
        'Check door seals and change cab filters by the maker’s schedule, sooner in silica, waste or demolition dust. Damp down at the source. Where a mask is still needed, tight-fitting types want a face-fit test and a clean shave.',
        [
          'On ',
          link('waste sites', '/industries/waste-management'),
          ' add sharps, gas and asbestos to the assessment. In a building, diesel exhaust needs somewhere to go before plant is started.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Ears: three numbers people swap',
      text: 'At the lower value the employer informs, trains and offers protection on request. At the upper value it is worn, in a marked zone. The limit counts what reaches the ear with protection on.',
    },
    {
      kind: 'prose',
      heading: 'Medicals are good practice, with one common interval',
      paragraphs: [
        `General law sets no compulsory medical for plant operators. Guidance from the Construction Plant-hire Association says employers must know that operators are fit. It recommends an assessment normally ${limits.fitnessCheck}, at any age. Rail, quarry and other safety-critical clients may ask for more.`,
        'Expect questions on sight, hearing, movement of neck and limbs, blackouts, sleep, medicines, alcohol and drugs.',
        [
          'Say at the enquiry if your client wants a certificate or a drug and alcohol test. It belongs with the other ',
          link('facts to have ready', '/resources/project-planning'),
          '. We ask nothing about health on the first form; fitness is settled between operator and hirer.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Tired operators look fine from outside the cab',
      items: [
        {
          term: 'Travel counts',
          text: 'A ten-hour shift with ninety minutes each way is a thirteen-hour day.',
        },
        {
          term: 'Monotony',
          text: 'Short cycles on a quiet shift dull attention. Plan a break with feet on the ground.',
        },
        {
          term: 'Nights',
          text: 'The hours before dawn are the weakest. Put the intricate lift earlier.',
        },
        {
          term: 'First nights back',
          text: 'Changing from days needs time off between, and a gentle first shift.',
        },
        {
          term: 'Heat and cold',
          text: 'Water in the cab, a heater that works, dry gloves.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Monthly health round for the supervisor',
      items: [
        'Sat in each cab: seat sound, suspension set, heater and fan working',
        'Door seals and cab filters looked at, dates noted',
        'Haul road driven at working speed in the roughest machine',
        'Noise zones still where the signs say',
        'Water available for damping down, bowser serviceable',
        'Masks in use face-fit tested, spares dry',
        'Hours and travel of each operator asked about',
        'Anybody with new pain, numbness or ringing ears sent for advice',
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked by operators',
      items: [
        {
          question: 'My back hurts after a week on one machine. Whom do I tell?',
          answer:
            'The site supervisor, and whoever engages you, early and in writing. They must act on vibration above the action value; they cannot act on silence.',
        },
        {
          question: 'Do I have to tell a site about medicines?',
          answer:
            'If they could affect alertness, balance or sight, yes, before you start the engine. A pharmacist can tell you which do.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'The law behind the figures',
      checked: '2026-11-20',
      items: [
        sources.wholeBodyVibration,
        regulationSource(regulations.vibration),
        regulationSource(regulations.noise),
        regulationSource(regulations.coshh),
        sources.mobileEquipment,
      ],
    },
  ],
};
