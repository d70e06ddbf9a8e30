import { link, telephone, type Text } from '../section';
import { services } from '../services';
import { sources } from '../sources';
import type { Resource } from './resource';

/** Sections of most machine pages, with their headings and ids. */
const usual = {
  tickets: { heading: 'Which ticket do you need?', id: 'which-ticket-do-you-need' },
  hazards: { heading: 'Hazards to plan for', id: 'hazards-to-plan-for' },
} as const;

/** The checklist, the ticket table, the guides that only this machine has, and the hazards, each if the page has it. */
const guidesOf = ({ slug, sections, guides = [] }: (typeof services.entries)[number]): Text => {
  const linkTo = (label: string, { heading, id }: { readonly heading: string; readonly id: string }) =>
    sections.some((section) => section.heading === heading && !section.id) ? [[label, id] as const] : [];
  const parts = [...linkTo('Ticket table', usual.tickets), ...guides, ...linkTo('Hazards', usual.hazards)];
  const links = [
    ...(sections.some(({ kind }) => kind === 'checklist')
      ? [link('Daily checks', `/sheets/services/${slug}`)]
      : []),
    ...parts.map(([label, id]) => link(label, `/services/${slug}#${id}`)),
  ];
  return links.length > 0
    ? links.flatMap((part, index) => (index > 0 ? ['\u00a0· ', part] : part))
    : 'None yet';
};

export const equipmentGuides: Resource = {
  name: 'Equipment Guides',
  group: 'before-booking',
  summary:
    'Every machine with its size, ticket, checklist and guides, and which guide to read for which job.',
  pictogram: 'document',
  picture: 'loading-shovel-operators',
  description:
    'Find every machine with its size, ticket, checklist and guides, and what to read for the job. This section will contain a longer guide to each machine.',
  question: 'Where can you find a guide to your machine?',
  intro:
    'On your machine’s page. Find the machine in the table and go straight to its ticket, its checklist or the guides that only it has. This section will contain a longer guide to each.',
  updated: '2026-11-26',
  related: {
    services: ['dumper-operators', 'excavator-operators', 'grab-operators', 'dozer-operators'],
    industries: ['earthworks', 'quarry-operations', 'landscaping'],
    resources: ['plant-maintenance', 'certifications', 'project-planning'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Every machine, with its ticket, checklist and guides',
      jump: 'Find your machine',
      intro:
        'The sizes are the ones we find drivers for, and each checklist prints on one sheet for the cab.',
      caption: 'Machines with their sizes, tickets, checklists and guides',
      columns: ['Machine', 'Sizes', 'Ticket', 'Checklist and guides'],
      look: 'cards',
      machines: services.entries.map(({ slug }) => slug),
      toScale: true,
      rows: services.entries.map((service) => [
        [link(service.name, `/services/${service.slug}`)],
        service.plate.range,
        service.ask,
        guidesOf(service),
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
        'The weight and the attachment decide which ticket to ask for. Have the rest ready in case we ask.',
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
        'Slope limits, tyre pressures and quick hitches differ between makes, and a load chart only applies to one machine with one attachment. No guide can replace the manual.',
        [
          'When plant’s delivered, make sure the manual is in the cab and the load chart matches what’s fitted. Whoever knows the model shows the operator round it before the first shift. If you can’t find what you need here, ',
          link('ring us', telephone),
          ' and we’ll point you to the page or say that we haven’t got one.',
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
