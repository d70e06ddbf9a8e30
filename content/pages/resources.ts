import { link } from '../section';
import type { ListPage } from './top-page';

/** The list of guides. */
export const resourcesPage = {
  title: 'Guides and Checklists',
  description:
    'Ten guides for site managers and plant operators: cards and categories, walk-round checks, people and plant, rules in one line, planning sheets.',
  heading: 'Guides for site managers and operators',
  intro: [
    'Answers first, then the detail, with a table or a sheet to print. Start with ',
    link('the card guide', '/resources/certifications'),
    ' if you want to know which category fits your machine.',
  ],
  updated: '2026-11-20',
  groups: {
    'before-booking': {
      heading: 'Before you book',
      text: 'What to have ready, which card to ask for, which page describes the machine.',
    },
    'on-site': {
      heading: 'On site',
      text: 'Keeping people clear of plant, plant fit for work and the day in order.',
    },
    rules: {
      heading: 'Rules and the environment',
      text: 'Which regulation asks for what, in one line each.',
    },
    operators: { heading: 'For operators', text: 'From the first test to the blue card.' },
  },
} as const satisfies ListPage;

export type GuideGroup = keyof typeof resourcesPage.groups;
