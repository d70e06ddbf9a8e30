import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { nightLimits } from '../shared-sections.ts';
import { regulationSource, sources } from '../sources.ts';
import type { Guide } from './guide.ts';

export const healthSafety: Guide = {
  name: 'Health and Safety',
  group: 'on-site',
  summary: 'Vibration, noise and dust limits for plant operators, medicals, tiredness and a monthly check.',
  heroDrawing: { kind: 'machine', machine: 'roller-operators' },
  thumbnail: { kind: 'guide', drawingFile: 'ear-defenders' },
  description:
    'Health and safety for plant operators: whole-body vibration and noise limits, dust in the cab, medicals, tiredness and a monthly check to print.',
  question: 'How do you look after a plant operator’s health?',
  intro:
    'Keep the haul road smooth, the cab shut and the hours sensible, because the harm builds up slowly from jolts, noise, dust and long days. The legal limits are below, with a monthly check for the supervisor to print.',
  updated: '2026-11-24',
  related: {
    machines: ['dozer-operators', 'scraper-operators', 'compactor-operators', 'roller-operators'],
    sectors: ['quarry-operations', 'waste-management', 'mining-operations'],
    guides: ['construction-safety', 'plant-maintenance', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What are the legal limits?',
      jump: 'Legal limits',
      figure: 'noise-vibration',
      intro:
        'For drivers, use the whole-body vibration figures. A(8) means averaged over eight hours, and noise is averaged over a day or a week.',
      caption: 'Health risks to plant operators, with the legal values and where they come from',
      columns: ['Risk', 'What the law sets', 'Where it comes from'],
      rows: [
        [
          'Whole-body vibration',
          `Act at ${limits.bodyVibrationAction} and never go above ${limits.bodyVibrationLimit}`,
          'Scrapers, dozers, dumpers and rollers on rough ground',
        ],
        [
          'Noise',
          `The lower action value is ${limits.noiseLower}, the upper is ${limits.noiseUpper} and the limit at the ear is ${limits.noiseLimit}`,
          'Breakers, crushers, piling, open cabs, worn seals',
        ],
        [
          'Dust, fumes and fuel',
          regulations.coshh.asks,
          'Haul roads, demolition, waste halls, crushers, idling engines',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'What do the three noise values mean?',
      text: 'At the lower value you train people and give hearing protection to anyone who asks. At the upper value they have to wear it, in a marked zone. The limit is what reaches the ear with the protection on.',
    },
    {
      kind: 'checklist',
      heading: 'Monthly health check for the supervisor',
      jump: 'Monthly check to print',
      items: [
        'Sat in each cab: seat sound, suspension set, heater and fan working',
        'Door seals and cab filters looked at, dates noted',
        'Haul road driven at working speed in the roughest machine',
        'Noise zones still where the signs say',
        'Water ready for damping down, bowser working',
        'Masks in use face-fit tested, spares dry',
        'Each operator asked about hours and travel',
        'Anybody with new pain, numbness or ringing ears sent for advice',
      ],
    },
    {
      kind: 'definitions',
      heading: 'How do you reduce whole-body vibration?',
      intro: 'The lower back suffers most. You can do all of these without measuring anything.',
      items: [
        { term: 'Surface', text: 'Grade the haul road before ruts form, which helps every machine on it.' },
        {
          term: 'Speed',
          text: 'Slow down over the bad patches, and don’t pay by the load, because it makes drivers rush.',
        },
        {
          term: 'Seat',
          text: 'Set it for the driver’s weight at every change, and report a seat that bottoms out as a defect.',
        },
        {
          term: 'Hours',
          text: [
            'Mix jobs and machines through the day, and swap drivers who’ve had a long spell on a ',
            link('scraper', '/services/scraper-operators'),
            ' or a ',
            link('dozer', '/services/dozer-operators'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Why keep the cab shut?',
      paragraphs: [
        'A shut cab keeps out the noise and the dust. Give operators radios, so they don’t open a window to talk to the banksman, and keep the air conditioning working for the summer.',
        'Change the filters to the maker’s schedule, or sooner in silica, waste or demolition dust, and damp the dust down where it starts. Anybody who still needs a tight-fitting mask needs a face-fit test and a clean shave.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Does a plant operator need a medical?',
      jump: 'Medicals',
      paragraphs: [
        `Not by general law. Guidance from the Construction Plant-hire Association recommends a fitness assessment, normally ${limits.fitnessCheck}, at any age, and that’s good practice.`,
        [
          'Rail, quarry and other safety-critical clients may ask for more. If yours needs a certificate or a drug and alcohol test, say so ',
          link('when you book', '/resources/project-planning'),
          ` and ${promises.passedOn.text}. ${promises.certificates.text}`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'How do you manage tiredness?',
      jump: 'Nights and tiredness',
      items: [
        {
          term: 'The law on hours',
          text: `${regulations.workingTime.asks} These are the ${regulations.workingTime.short}.`,
        },
        { term: 'Nights', text: ['The law limits them: see ', nightLimits, '.'] },
        {
          term: 'Planning nights',
          text: 'Do the difficult lifts before midnight, because the hours before dawn are the worst, and give people time off between days and nights.',
        },
        {
          term: 'Count the travel',
          text: 'A ten-hour shift with ninety minutes’ driving each way makes a thirteen-hour day.',
        },
        {
          term: 'Break up the day',
          text: 'The same short cycle all day dulls any driver. Plan breaks out of the cab.',
        },
        { term: 'Heat and cold', text: 'Provide water, a heater that works and dry gloves.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from operators and supervisors',
      items: [
        {
          question: 'My back hurts after a week on the same machine. Who do I tell?',
          answer:
            'Tell the site supervisor and whoever’s taken you on, early and in writing. They have to act if the vibration is above the action value.',
        },
        {
          question: 'Do I have to tell the site about my medicines?',
          answer:
            'Yes, before you start the engine, if they could affect your alertness, balance or sight. A pharmacist can tell you which ones do.',
        },
        {
          question: 'Which accidents have to be reported?',
          answer: `${regulations.riddor.asks} These are the ${regulations.riddor.short} rules.`,
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
        regulationSource(regulations.riddor),
        regulationSource(regulations.workingTime),
        sources.mobileEquipment,
      ],
    },
  ],
};
