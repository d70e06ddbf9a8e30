import { link } from '../section';
import { services } from '../services';
import { sources } from '../sources';
import type { Resource } from './resource';

/** Takes a service; returns the first question that stands on its page, or its summary. */
const firstAnswer = (service: (typeof services.entries)[number]) =>
  service.sections.flatMap((section) => (section.kind === 'questions' ? section.items : []))[0]?.question ??
  service.summary;

export const equipmentGuides: Resource = {
  name: 'Equipment Guides',
  group: 'before-booking',
  summary: 'Machine guides are still to come; until then, an index of what each machine page answers.',
  pictogram: 'document',
  description:
    'Our equipment guides are in preparation. Until then, find what each of the fifteen machine pages already answers, and the right page by task.',
  heading: 'Equipment guides: in preparation, and what to read meanwhile',
  intro:
    'This section will contain guides to each type of plant. They are not written yet. Until they are, the index below links all fifteen machine pages with something each one answers, then sorts our other pages by the task in hand.',
  updated: '2026-11-20',
  related: {
    services: ['dumper-operators', 'excavator-operators', 'grab-operators', 'dozer-operators'],
    industries: ['earthworks', 'quarry-operations', 'landscaping'],
    resources: ['plant-maintenance', 'certifications', 'project-planning'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'The guides are still to come',
      paragraphs: [
        'This section will contain guides to the equipment that operators drive: one a machine, written for the person who has to choose, set up or share a site with it. None is published yet.',
        'Much of the ground is covered elsewhere on the site already. The two tables below point to it.',
      ],
    },
    {
      kind: 'table',
      heading: 'Fifteen machines, fifteen pages to read today',
      intro: [
        'Each page gives sizes, categories, checks, hazards and questions. The last column shows one thing that you can read there now. ',
        link('Services', '/services'),
        ' shows the first twelve with drawings.',
      ],
      caption: 'Service pages, the sizes of machine they cover and a question each answers',
      columns: ['Page', 'Sizes', 'Answers, among others'],
      rows: services.entries.map((service) => [
        [link(service.name, `/services/${service.slug}`)],
        service.plate.range,
        firstAnswer(service),
      ]),
    },
    {
      kind: 'table',
      heading: 'Go by the task in hand',
      caption: 'Tasks around a machine and the page that helps',
      columns: ['You want to', 'Read'],
      rows: [
        [
          'Check a machine at seven in the morning',
          [link('Plant maintenance', '/resources/plant-maintenance')],
        ],
        ['Ask for the right card', [link('Certifications', '/resources/certifications')]],
        ['Fence a slew zone', [link('Construction safety', '/resources/construction-safety')]],
        ['Lay out a haul road', [link('Site management', '/resources/site-management')]],
        ['Start driving plant for a living', [link('Operator training', '/resources/operator-training')]],
        ['Know which law applies', [link('Industry standards', '/resources/industry-standards')]],
        ['Store fuel, pump water', [link('Environmental compliance', '/resources/environmental-compliance')]],
        ['Book for next month', [link('Project planning', '/resources/project-planning')]],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What a guide will hold when it arrives',
      intro: 'We have fixed the contents, so that fifteen guides can be read side by side.',
      items: [
        { term: 'Name the parts', text: 'A labelled side view, with the words used on site.' },
        { term: 'Size classes', text: 'Weights, reach or capacity by class, and the ground each one needs.' },
        { term: 'Setting up', text: 'Level, edge distance, stabilisers, mats and routes in and out.' },
        { term: 'Attachments', text: 'What fits, what it weighs, and which need extra training.' },
        { term: 'Output', text: 'What changes it: haul length, material, weather, waiting for wagons.' },
        { term: 'Getting it there', text: 'Transport width and weight, unloading space, road rules.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'The book in the cab outranks any guide',
      paragraphs: [
        'A web page speaks of a class of machine. The manual speaks of yours. Slope limits, tyre pressures, hitch procedure and belt rules differ between makes and years, and a load chart is good for one machine in one configuration.',
        'So ask three things when plant is delivered. Is the manual in the cab, in a language the operator reads? Does the load chart match the boom and the attachment fitted? Has somebody who knows the model shown the operator the controls? If one answer is no, the machine waits.',
        'A missing manual can usually be sent by e-mail. Have the make, model and serial number from the plate ready.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Read these off the machine before you ring anyone',
      items: [
        'Make, model and serial number',
        'Operating weight, with the attachment on',
        'Rated capacity or bucket size',
        'Hitch type, if there is one',
        'Date of the last thorough examination, for lifting plant',
        'Emission stage, where the client sets one',
      ],
    },
    {
      kind: 'prose',
      heading: 'Tell us which guide to write first',
      paragraphs: [
        [
          'The order is open. If a machine keeps raising the same question on your sites, send it through the ',
          link('contact form', '/contact'),
          ' and we will take it into account. Short questions about hiring are answered in the ',
          link('FAQ', '/faq'),
          '.',
        ],
      ],
    },
    {
      kind: 'sources',
      heading: 'Official guidance on mobile plant',
      checked: '2026-11-20',
      items: [sources.mobileEquipment, sources.excavators, sources.liftingQuestions],
    },
  ],
};
