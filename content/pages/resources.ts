import { link } from '../section';
import type { ResourceSlug } from '../site-path';
import type { TopPage } from './top-page';

/** Guides for the same moment. */
export type GuideGroup = {
  readonly heading: string;
  readonly text: string;
  readonly guides: readonly ResourceSlug[];
};

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
  groups: [
    {
      heading: 'Before you book',
      text: 'What to have ready, which card to ask for, which page describes the machine.',
      guides: ['project-planning', 'certifications', 'equipment-guides'],
    },
    {
      heading: 'On site',
      text: 'Keeping people clear of plant, plant fit for work and the day in order.',
      guides: ['construction-safety', 'site-management', 'plant-maintenance', 'health-safety'],
    },
    {
      heading: 'Rules and the environment',
      text: 'Which regulation asks for what, in one line each.',
      guides: ['industry-standards', 'environmental-compliance'],
    },
    {
      heading: 'For operators',
      text: 'From the first test to the blue card.',
      guides: ['operator-training'],
    },
  ],
} as const satisfies TopPage & { readonly groups: readonly GuideGroup[] };
