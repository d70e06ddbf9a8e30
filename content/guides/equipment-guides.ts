import { mainOffice } from '../company.ts';
import { phoneUrl } from '../format/parse-phone.ts';
import { toId } from '../format/to-id.ts';
import { machines, type MachineEntry } from '../machines/index.ts';
import { link, type Text } from '../model/text.ts';
import { sheetPath } from '../paths.ts';
import { sources } from '../sources.ts';
import type { Guide } from './guide.ts';

/** The guides that only this machine has. */
const guidesOf = ({ slug, sections }: MachineEntry): readonly Text[] =>
  sections.flatMap(({ heading, id = toId(heading), guide }) =>
    guide === undefined ? [] : [[link(guide, `/services/${slug}#${id}`)]],
  );

const sheetOf = ({ path, sections }: MachineEntry): readonly Text[] =>
  sections.some((section) => section.kind === 'checklist' && !section.sheetSlug)
    ? [[link('Print daily checks', sheetPath(path))]]
    : [];

export const equipmentGuides: Guide = {
  name: 'Equipment Guides',
  group: 'before-booking',
  summary: 'Daily check sheets to print, machine by machine, and which guide to read for which job.',
  heroDrawing: { kind: 'sheet' },
  thumbnail: { kind: 'guide', drawingFile: 'check-sheet' },
  description: `Daily check sheets to print and short guides for ${machines.listed.length} kinds of plant, machine by machine, and what to read for the job around it.`,
  question: 'Need a check sheet for your machine?',
  intro:
    'Daily check sheets and short guides: find your machine, print its sheet, and read about what only that machine does, such as which skip or which blade.',
  updated: '2026-11-26',
  related: {
    machines: ['dumper-operators', 'excavator-operators', 'grab-operators', 'dozer-operators'],
    sectors: ['earthworks', 'quarry-operations', 'landscaping'],
    guides: ['plant-maintenance', 'certifications', 'project-planning'],
  },
  sections: [
    {
      kind: 'machine-list',
      heading: 'Daily check sheets and guides',
      jump: 'Find your machine',
      intro: 'Tap the machine’s name for its sizes, ticket table and hazards.',
      items: machines.listed.map((machine) => ({
        machine: machine.slug,
        lines: [...guidesOf(machine), ...sheetOf(machine)],
      })),
    },
    {
      kind: 'table',
      heading: 'What do you need to do?',
      intro: 'These guides are about the work around a machine, whichever one you’ve got on site.',
      caption: 'Jobs around a machine and the page that helps',
      columns: ['Job', 'Read'],
      look: 'columns',
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
      blanks: 'machine',
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
      kind: 'table',
      heading: 'What do the manual, the chart and our sheet tell you?',
      jump: 'Manual, chart, sheet',
      intro:
        'No guide replaces the manual. When the machine’s delivered, look for these before the low-loader leaves.',
      caption: 'Papers that come with a machine and what each tells you',
      columns: ['Paper', 'What it tells you'],
      rows: [
        [
          'The maker’s manual, in the cab',
          'Slope limits, tyre pressures, how the quick hitch locks, and the daily checks for that model',
        ],
        ['The plate', 'The operating weight, or the rated capacity'],
        ['The load chart', 'What it lifts at each reach, for that boom and attachment only'],
        [
          'The examination report',
          'For lifting plant: when it was last thoroughly examined, and any defects',
        ],
        [
          'Our daily check sheet',
          'A walk-round for the start of the shift, with room to sign. It’s for the type of machine, so go by the manual where they differ',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can’t find it here?',
      paragraphs: [
        [
          'If your machine isn’t listed, ',
          link('ring us', phoneUrl(mainOffice.phone)),
          ' with the make and model. This section will contain a longer guide to each machine in time. Whoever knows the model shows the operator round it before the first shift.',
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
