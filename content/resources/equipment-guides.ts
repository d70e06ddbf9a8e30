import { link, telephone } from '../section';
import { services } from '../services';
import { sources } from '../sources';
import type { Resource } from './resource';

export const equipmentGuides: Resource = {
  name: 'Equipment Guides',
  group: 'before-booking',
  summary: 'Every machine page with its sizes, and which guide to read for which job.',
  pictogram: 'document',
  picture: 'loading-shovel',
  description:
    'This section will contain a guide to each machine. For now, find every machine page here with its sizes, and the guide to read for the job in hand.',
  question: 'Where can you find a guide to your machine?',
  intro:
    'This section will contain a guide to each machine. Until then, each machine’s own page has the sizes we find drivers for, the ticket to ask for and a daily checklist to print. Pick your machine from the list, or go by the job you’ve got to do.',
  updated: '2026-11-24',
  related: {
    services: ['dumper-operators', 'excavator-operators', 'grab-operators', 'dozer-operators'],
    industries: ['earthworks', 'quarry-operations', 'landscaping'],
    resources: ['plant-maintenance', 'certifications', 'project-planning'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Every machine, with its ticket and checklist',
      jump: 'Find your machine',
      intro:
        'The sizes are the ones we find drivers for, and each checklist prints on one sheet for the cab.',
      caption: 'Machines with their sizes, tickets, pages and checklists',
      columns: ['Machine', 'Sizes', 'Ask for', 'To print'],
      look: 'pairs',
      machines: services.entries.map(({ slug }) => slug),
      toScale: true,
      rows: services.entries.map(({ name, slug, plate, ask }) => [
        [link(name, `/services/${slug}`)],
        plate.range,
        ask,
        [link('Checklist', `/sheets/services/${slug}`)],
      ]),
    },
    {
      kind: 'table',
      heading: 'What do you need to do?',
      intro: 'These guides are about the work around a machine, whichever one you’ve got on site.',
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
      ofMachine: true,
      heading: 'Read these off the machine before you call',
      intro:
        'The weight and the attachment decide which ticket to ask for, so have them ready when you ring.',
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
      heading: 'Read the manual first',
      paragraphs: [
        'No guide can replace the manual, because slope limits, tyre pressures and quick hitches differ between makes, and a load chart only applies to that machine with that attachment.',
        [
          'When plant’s delivered, make sure the manual is in the cab and the load chart matches what’s fitted. A person who knows the model has to show the operator round it before they start. If you need a guide that isn’t here, ',
          link('ring us', telephone),
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
