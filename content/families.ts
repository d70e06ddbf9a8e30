import { guides } from './guides/index.ts';
import { machines } from './machines/index.ts';
import type { FamilyPage } from './model/collection.ts';
import type { Family } from './paths.ts';
import { sectors } from './sectors/index.ts';
import { towns } from './towns/index.ts';

/** Related links and the sitemap list the families in this order. */
export const families = { machines, sectors, towns, guides } satisfies Record<Family, unknown>;

export const familyPages: readonly FamilyPage[] = Object.values(families).flatMap<FamilyPage>(
  ({ entries }) => entries,
);
