import { link } from '../section';
import { services } from '../services';
import { sources } from '../sources';
import type { Resource } from './resource';

export const equipmentGuides: Resource = {
  name: 'Equipment Guides',
  group: 'before-booking',
  summary: 'Machine guides are on their way; until then, here’s every machine page and what’s on it.',
  pictogram: 'document',
  picture: 'loading-shovel',
  placeholder: true,
  description:
    'This section will contain guides to each machine. Until they’re written, find every plant operator page here with its sizes, tickets and checks.',
  heading: 'Where can you find a guide to your machine?',
  intro:
    'This section will contain guides to each type of plant, and they aren’t written yet. Until they are, the machine pages below cover sizes, tickets, daily checks and hazards. Pick your machine, or go by the job you’ve got to do.',
  updated: '2026-11-21',
  related: {
    services: ['dumper-operators', 'excavator-operators', 'grab-operators', 'dozer-operators'],
    industries: ['earthworks', 'quarry-operations', 'landscaping'],
    resources: ['plant-maintenance', 'certifications', 'project-planning'],
  },
  jumps: {
    'Every machine page, with sizes': 'Find your machine',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Every machine page, with sizes',
      caption: 'Machine pages with the sizes they cover and what is on them',
      columns: ['Machine', 'Sizes', 'What it’s about'],
      machines: services.entries.map(({ slug }) => slug),
      rows: services.entries.map(({ name, slug, plate, summary }) => [
        [link(name, `/services/${slug}`)],
        plate.range,
        summary,
      ]),
    },
    {
      kind: 'table',
      heading: 'What do you need to do?',
      caption: 'Jobs around a machine and the page that helps',
      columns: ['Job', 'Read'],
      rows: [
        ['Check a machine before the shift', [link('Plant maintenance', '/resources/plant-maintenance')]],
        ['Ask for the right card', [link('Certifications', '/resources/certifications')]],
        ['Keep people clear of the slew', [link('Construction safety', '/resources/construction-safety')]],
        ['Set out a haul road', [link('Site management', '/resources/site-management')]],
        ['Become a plant operator', [link('Operator training', '/resources/operator-training')]],
        ['Find out which rules apply', [link('Industry standards', '/resources/industry-standards')]],
        [
          'Store fuel or pump out a dig',
          [link('Environmental compliance', '/resources/environmental-compliance')],
        ],
        ['Book an operator for next month', [link('Project planning', '/resources/project-planning')]],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Read these off the machine before you call',
      items: [
        'Make, model and serial number',
        'Operating weight with the attachment on',
        'Rated capacity or bucket size',
        'Type of quick hitch, if fitted',
        'Date of the last thorough examination, for lifting plant',
        'Emission stage, if your client sets a limit',
      ],
    },
    {
      kind: 'prose',
      heading: 'Why the manual comes first',
      paragraphs: [
        'A guide describes a type of machine and the manual describes yours. Slope limits, tyre pressures and hitch procedures differ between makes, and a load chart only applies to that machine with that attachment.',
        'When plant’s delivered, check that the manual’s in the cab, that the load chart matches what’s fitted, and that somebody who knows the model has shown the operator the controls. If any of that’s missing, don’t start until it’s sorted.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Which guide should we write first?',
      paragraphs: [
        [
          'Tell us which one you need. If a machine keeps raising the same question on your site, send it through the ',
          link('contact form', '/contact'),
          '. If it’s about hiring, the ',
          link('FAQ', '/faq'),
          ' may already answer it.',
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
