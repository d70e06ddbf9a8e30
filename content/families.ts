import { sectors } from './sectors/index.ts';
import { towns } from './towns/index.ts';
import type { FamilyPageFields, ShareDrawing } from './page.ts';
import { guides } from './guides/index.ts';
import { machines } from './machines/index.ts';
import { machineNames } from './machines/names.ts';
import type { SitePath, Family, PathOf } from './paths.ts';

type Entry = Omit<FamilyPageFields, 'heading' | 'intro'> & { readonly path: SitePath };

type Description<Of extends Entry> = {
  /** The heading above links to the family's pages. */
  readonly heading: string;
  /** Returns the page title without the company's name. */
  readonly title: (entry: Of) => string;
  /** The subject of a page's checklists, if it isn't the name of the page. */
  readonly checklistSubject?: (entry: Of) => string;
  readonly shareDrawing: (entry: Of) => ShareDrawing;
};

export type FamilyPage = Entry & {
  readonly title: string;
  readonly checklistSubject?: string | undefined;
  readonly shareDrawing: ShareDrawing;
};

const family = <Of extends Entry>(
  { base, entries }: { readonly base: PathOf<Family>; readonly entries: readonly Of[] },
  { heading, title, checklistSubject, shareDrawing }: Description<Of>,
) => ({
  base,
  heading,
  pages: entries.map((entry): FamilyPage => ({
    ...entry,
    title: title(entry),
    checklistSubject: checklistSubject?.(entry),
    shareDrawing: shareDrawing(entry),
  })),
});

/** Related links and the sitemap list the families in this order. */
export const families = {
  machines: family(machines, {
    heading: 'Machines',
    title: ({ title }) => title,
    checklistSubject: ({ slug }) => machineNames[slug].name,
    shareDrawing: ({ slug }) => ({ kind: 'machine', machine: slug }),
  }),
  sectors: family(sectors, {
    heading: 'Sectors',
    title: ({ title }) => title,
    shareDrawing: ({ icon }) => ({ kind: 'icon', name: icon }),
  }),
  towns: family(towns, {
    heading: 'Towns',
    title: ({ name }) => `Mobile Plant Operators ${name}`,
    shareDrawing: ({ slug }) => ({ kind: 'map', town: slug }),
  }),
  guides: family(guides, {
    heading: 'Guides',
    title: ({ name }) => `${name} | Resources`,
    shareDrawing: ({ icon }) => ({ kind: 'icon', name: icon }),
  }),
} satisfies Record<Family, ReturnType<typeof family>>;

export const familyPages: readonly FamilyPage[] = Object.values(families).flatMap(({ pages }) => pages);
