// Tests that pages of the shipped site don't repeat each other.

import { toId } from '@/content/format/to-id.ts';
import { familyPaths } from '@/content/paths.ts';
import { whatToTell } from '@/content/shared-sections.ts';
import { mainText, spacedText, testedPages } from '../export/built-site.ts';
import type { BuiltPage } from '../export/export-environment.ts';

const sharedSectionId = toId(whatToTell.heading);

const ownText = (page: BuiltPage) => {
  const sharedSection = page.document.getElementById(sharedSectionId)?.closest('section');
  return mainText(page).replace(sharedSection ? spacedText(sharedSection) : '', '');
};

const maxShared = 0.35;
const runLength = 5;

const runsIn = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return new Set(
    words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')),
  );
};

type Runs = { readonly path: string; readonly runs: ReadonlySet<string> };

/** Counts the runs that each two pages share. Most runs are on one page only, so few are compared. */
const pairsIn = (pages: readonly Runs[]) => {
  const pagesWith = new Map<string, Runs[]>();
  const sharedCounts = new Map<Runs, Map<Runs, number>>();
  for (const page of pages) {
    const counts = new Map<Runs, number>();
    for (const run of page.runs) {
      const earlier = pagesWith.get(run) ?? [];
      for (const other of earlier) counts.set(other, (counts.get(other) ?? 0) + 1);
      pagesWith.set(run, [...earlier, page]);
    }
    sharedCounts.set(page, counts);
  }
  return sharedCounts;
};

test('no two pages of a family share more than 35% of their five-word sequences', () => {
  const alike = Object.values(familyPaths).flatMap((base) => {
    const pages = testedPages
      .filter(({ path }) => path.startsWith(`${base}/`))
      .map((page) => ({ path: page.path, runs: runsIn(ownText(page)) }));
    return [...pairsIn(pages)].flatMap(([{ path, runs }, counts]) => {
      const others = [...counts].filter(
        ([other, count]) => count / Math.min(runs.size, other.runs.size) > maxShared,
      );
      return others.length > 0 ? `${path} is like ${others.map(([other]) => other.path).join(', ')}` : [];
    });
  });
  expect(alike).toEqual([]);
});
