import { category, type CategoryCode } from '@/content/categories';
import { collection } from '@/content/collection';
import type { FixedPage } from '@/content/pages';
import { link, type Section } from '@/content/section';
import type { FixedPath, LocationSlug, Related, SitePath } from '@/content/site-path';

// Code that must not compile. `npm run types` fails if one of these lines compiles.

// @ts-expect-error No such page.
link('words', '/services/tank-operators');
// @ts-expect-error No such town to prefill.
link('words', '/contact?location=atlantis');
// @ts-expect-error No such town.
void ({ locations: ['atlantis'] } satisfies Related);
// @ts-expect-error No such path.
void ('/no-such-page' satisfies SitePath);
// @ts-expect-error No such kind of section.
void ({ kind: 'carousel', heading: 'Heading' } satisfies Section);
// @ts-expect-error A list has items.
void ({ kind: 'list', heading: 'Heading' } satisfies Section);
// @ts-expect-error A fixed path without a page.
void ({} satisfies Record<FixedPath, FixedPage>);

declare const towns: Readonly<Record<LocationSlug, { readonly name: string }>>;
// @ts-expect-error The towns of the map have no entries.
collection<{ readonly name: string }>()('locations', {});
// @ts-expect-error The map has no such town.
collection<{ readonly name: string }>()('locations', { ...towns, atlantis: { name: 'Atlantis' } });

// @ts-expect-error A lettered category without its letter.
category('A59');
// @ts-expect-error No such letter.
category('A59', 'F');
// @ts-expect-error A category without letters.
category('A09', 'A');
declare const anyCode: CategoryCode;
// @ts-expect-error The code may be one that needs a letter.
category(anyCode);
