import type { FixedPage } from './pages';
import type { Section } from './section';
import { link } from './section';
import type { FixedPath, Related, SitePath } from './site-path';

test('what is wrong in the content does not compile', () => {
  // @ts-expect-error No such page.
  link('words', '/services/tank-operators');
  // @ts-expect-error No such town to prefill.
  link('words', '/contact?location=london');
  // @ts-expect-error No such town.
  void ({ locations: ['london'] } satisfies Related);
  // @ts-expect-error No such path.
  void ('/careers' satisfies SitePath);
  // @ts-expect-error No such kind of section.
  void ({ kind: 'carousel', heading: 'Heading' } satisfies Section);
  // @ts-expect-error A list has items.
  void ({ kind: 'list', heading: 'Heading' } satisfies Section);
  // @ts-expect-error A fixed path without a page.
  void ({} satisfies Record<FixedPath, FixedPage>);
  expect(link('words', '/services/dumper-operators').href).toBe('/services/dumper-operators');
});
