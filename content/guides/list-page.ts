import { definePage } from '../model/page.ts';
import { link } from '../model/text.ts';

export const guidesPage = definePage('/resources', {
  name: 'Resources',
  title: 'Plant Guides, Checklists and Card Tables',
  description:
    'Free guides for site managers and plant operators: which CPCS or NPORS card you need, daily checks, keeping people clear of plant, and planning sheets.',
  heading: 'Guides for site managers and operators',
  intro: [
    'Each guide starts with the answer, and most have a table or checklist to print for the cabin. To find out which card your machine needs, start with ',
    link('the card guide', '/resources/certifications'),
    '.',
  ],
  updated: '2026-11-26',
  callToAction: { machine: 'backhoe-operators' },
  machines: ['telehandler-operators'],
  groups: {
    'before-booking': {
      heading: 'Before you book',
      text: 'Find out which card to ask for, what to plan and what to have ready.',
    },
    'on-site': {
      heading: 'On site',
      text: 'Keep people clear of plant, check the machine every day, and deal with fuel, water and waste.',
    },
    rules: {
      heading: 'Rules and training',
      text: 'See what each regulation requires, how to get your first card, and how to go from red to blue.',
    },
  },
});

export type GuideGroup = keyof typeof guidesPage.groups;
