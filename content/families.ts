import { guides } from './guides/index.ts';
import { machines } from './machines/index.ts';
import type { Page } from './model/page.ts';
import type { Family, Related } from './paths.ts';
import { sectors } from './sectors/index.ts';
import { towns } from './towns/index.ts';

/** Related links and the sitemap list the families in this order. */
export const families = { machines, sectors, towns, guides } satisfies Record<Family, unknown>;

type FamilyPage = Page & { readonly related: Related };

export const familyPages: readonly FamilyPage[] = Object.values(families).flatMap<FamilyPage>(
  ({ entries }) => entries,
);
