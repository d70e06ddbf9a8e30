import type { KindRenderer, SectionLayout } from '@/components/sections/kind-renderer.ts';
import type { Company } from '@/content/company.ts';
import { collection } from '@/content/model/collection.ts';
import { definePage, type PageFields } from '@/content/model/page.ts';
import type { Section, SectionOnGrid } from '@/content/model/section.ts';
import { link } from '@/content/model/text.ts';
import type { Related, SitePath, TownSlug } from '@/content/paths.ts';
import { category, type CategoryCode } from '@/content/tickets/categories.ts';
import type { Town } from '@/content/towns/town.ts';

// Invalid content and layouts that must not compile. `npm run types` fails if one of these lines compiles.

// @ts-expect-error This page does not exist.
link('words', '/services/tank-operators');
// @ts-expect-error This town can't be prefilled, because it does not exist.
link('words', '/contact?location=atlantis');
// @ts-expect-error This town does not exist.
void ({ towns: ['atlantis'] } satisfies Related);
// @ts-expect-error This path does not exist.
void ('/no-such-page' satisfies SitePath);
// @ts-expect-error This kind of section does not exist.
void ({ kind: 'carousel', heading: 'Heading' } satisfies Section);
// @ts-expect-error This kind is as wide as the window, so a group can't contain it.
void ({ kind: 'timeline', heading: 'Heading', items: [] } satisfies SectionOnGrid);
// @ts-expect-error Only a section on the reading grid can have a tag.
void ({ kind: 'timeline', heading: 'Heading', items: [], tag: 'Sample' } satisfies Section);
// @ts-expect-error These steps are as wide as the window, so they can't have a tag.
void ({ kind: 'steps', width: 'window', heading: 'Heading', items: [], tag: 'Sample' } satisfies Section);
// @ts-expect-error The layout of this kind must state that it is as wide as the window.
void ({ Content: () => null, layout: {} } satisfies KindRenderer<'timeline'>);
// @ts-expect-error A section as wide as the window can't collapse.
void ({ width: 'window', collapses: 'always' } satisfies SectionLayout);
// @ts-expect-error Only a section as wide as the window can have columns of its own.
void ({ columnsClass: 'features' } satisfies SectionLayout);
// @ts-expect-error A list needs items.
void ({ kind: 'list', heading: 'Heading' } satisfies Section);
// @ts-expect-error A page needs a description and a date.
definePage('/about', { name: 'About' });
declare const page: PageFields;
// @ts-expect-error This path is missing in content/paths.ts.
definePage('/no-such-page', page);

// @ts-expect-error The company does not cover this county.
void ('Atlantis' satisfies Town['area']);
// @ts-expect-error A date starts with its year.
void ('26/11/2026' satisfies Town['updated']);

declare const town: Town;
declare const towns: Readonly<Record<TownSlug, Town>>;
const family = 'towns';
const heading = 'Towns';
void collection({ family, heading, entries: towns });
// @ts-expect-error Every slug of a town needs an entry.
void collection({ family, heading, entries: {} });
// @ts-expect-error This entry has no slug.
void collection({ family, heading, entries: { ...towns, atlantis: town } });

// @ts-expect-error This category needs a letter.
category('A59');
// @ts-expect-error This category does not have this letter.
category('A59', 'F');
// @ts-expect-error This category does not have letters.
category('A09', 'A');
declare const anyCode: CategoryCode;
// @ts-expect-error This code could belong to a category that needs a letter.
category(anyCode);

const soleTrader = { name: 'Ada Lock', office: '2 Quay' };
void (soleTrader satisfies Company['legalEntity']);
// @ts-expect-error A person has a role.
void ({ name: 'Ada' } satisfies Company['person']);
// @ts-expect-error A firm or a sole trader has an address.
void ({ name: 'Ada Lock' } satisfies Company['legalEntity']);
// @ts-expect-error A firm with a number has a place of registration.
void ({ ...soleTrader, number: '00000000' } satisfies Company['legalEntity']);
