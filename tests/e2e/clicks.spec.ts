import { allPages } from '@/lib/pages/pages.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { byLevel } from '../helpers/test-level.ts';
import { expect, test } from './fixtures.ts';

const everyPath = allPages.map(({ path }) => path);
const somePaths = [examplePages.machine, examplePages.guide, examplePages.town];

const widths = [390, 834, 1024, 1280] as const;
/** `npm test` looks below sticky elements on a phone and a desktop. */
const stickyWidths = byLevel<readonly number[]>([390, 1280], widths);

/** Scrolls through the page a screen at a time, and returns the links and buttons that something else covers. */
const coveredTargets = async () => {
  document.documentElement.style.scrollBehavior = 'auto';
  const name = (element: Element) => element.textContent?.trim() || element.getAttribute('href') || '';
  const names = new Set<string>();
  const isOver = (x: number, y: number, target: Element) => {
    const top = document.elementFromPoint(x, y);
    // A whole card may be the link, through an element that is spread over it.
    return top !== null && (target.contains(top) || top.contains(target) || top.closest('a') === target);
  };
  const step = Math.floor(innerHeight * 0.8);
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let y = 0; ; y += step) {
    scrollTo(0, Math.min(y, end));
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 200);
    });
    for (const target of document.querySelectorAll('main :is(a, button, summary)')) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      for (const { left, right, top, bottom } of target.getClientRects()) {
        // The bar with the phone number covers what is about to scroll away.
        const bar = document.querySelector('.call-bar')?.getBoundingClientRect();
        const under = bar && bar.height > 0 && bottom > bar.top && right > bar.left;
        if (
          top < 0 ||
          bottom > innerHeight ||
          left < 0 ||
          right > innerWidth ||
          right - left < 8 ||
          bottom - top < 8 ||
          under
        )
          continue;
        const [dx, dy] = [Math.min(4, (right - left) / 4), Math.min(4, (bottom - top) / 4)];
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + dx, top + dy],
          [right - dx, top + dy],
          [left + dx, bottom - dy],
          [right - dx, bottom - dy],
        ] as const;
        if (!points.every(([x, pointY]) => isOver(x, pointY, target))) names.add(name(target));
      }
    }
    if (y >= end) return [...names];
  }
};

/** Returns the texts and links that a sticky or fixed element covers while the page scrolls. */
const underSticky = async () => {
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.checkVisibility(),
  );
  const names = new Set<string>();
  const step = Math.floor(innerHeight / 3);
  const end = document.documentElement.scrollHeight - innerHeight;
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, th, a)')];
  for (let y = 0; y <= end; y += step) {
    scrollTo(0, y);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 200);
    });
    for (const element of stuck) {
      const over = element.getBoundingClientRect();
      // The bar at the end of the screen hides no more than what has not been scrolled to.
      if (over.height === 0 || (over.bottom >= innerHeight - 1 && over.height <= innerHeight / 3)) continue;
      for (const text of texts) {
        if (element.contains(text) || !text.checkVisibility()) continue;
        const box = text.getBoundingClientRect();
        if (box.width === 0) continue;
        if (
          box.left < over.right - 1 &&
          box.right > over.left + 1 &&
          box.top < over.bottom - 1 &&
          box.bottom > over.top + 1
        )
          names.add(text.textContent?.trim().slice(0, 40) ?? '');
      }
    }
  }
  return [...names];
};

for (const path of byLevel(somePaths, everyPath))
  test(`every link and button of ${path} can be clicked all over while the page scrolls`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(coveredTargets), `at ${width} px`).toEqual([]);
      if (stickyWidths.includes(width))
        expect(await page.evaluate(underSticky), `under something sticky at ${width} px`).toEqual([]);
    }
  });
