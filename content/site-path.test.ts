import type { FixedPage } from './pages';
import type { Section } from './section';
import { link } from './section';
import { slugs } from './slugs';
import type { FixedPath, Related, SitePath } from './site-path';

test('what is wrong in the content does not compile', () => {
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
  expect(link('words', `/services/${slugs.services[0]}`).href).toBe(`/services/${slugs.services[0]}`);
});
