// Tests that pages of the shipped site don't repeat each other.

import { whatToTell } from '@/content/shared-sections';
import { familyPaths } from '@/content/paths';
import { toId } from '@/lib/text/to-id';
import { mainText, testedPages } from '../export/built-site';
import type { BuiltPage } from '../export/export-environment';

const sharedSectionId = toId(whatToTell.heading);

const ownText = (page: BuiltPage) => {
  const document = page.document.cloneNode(true) as Document;
  document.getElementById(sharedSectionId)?.closest('section')?.remove();
  return mainText({ ...page, document });
};

const maxShared = 0.35;
const runLength = 5;

const runsIn = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return new Set(
    words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')),
  );
};

const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return [...small].filter((run) => large.has(run)).length / small.size;
};

test('no two pages of a family share more than 35% of their five-word sequences', () => {
  const alike = Object.values(familyPaths).flatMap((base) => {
    const pages = testedPages
      .filter(({ path }) => path.startsWith(`${base}/`))
      .map((page) => ({ path: page.path, runs: runsIn(ownText(page)) }));
    return pages.flatMap(({ path, runs }, index) => {
      const others = pages.slice(index + 1).filter((other) => sharedPart(runs, other.runs) > maxShared);
      return others.length > 0 ? `${path} is like ${others.map((other) => other.path).join(', ')}` : [];
    });
  });
  expect(alike).toEqual([]);
});
