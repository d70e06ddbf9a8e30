import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { exportFolder } from '@/scripts/export/next-output';
import { pageKinds } from '@/scripts/page-kinds';
import { expect, test } from './fixtures';

// The claim of docs/decisions/0007-inline-styles.md: a page draws the same with the rules that were cut for it as with the
// whole style sheet.
test.use({ bypassCSP: true });

/** The style sheets that Next links on a page. */
const wholeSheets = (path: string) =>
  [
    ...readFileSync(join(exportFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8').matchAll(
      /<link rel="stylesheet" href="([^"]+)"/g,
    ),
  ].map(([, address = '']) => address);

/**
 * What the whole sheets change in the computed styles of any element or pseudo-element, with every menu and list open, and how
 * many styles were compared.
 */
const changedBy = (page: Page, sheets: readonly string[]) =>
  page.evaluate(async (addresses) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.showPopover();
    // No function in here may have a name: tsx marks those with a helper that the page lacks.
    const drawn = [0, 1].map(() => [] as string[][]);
    const boxes = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [
        ['*', ''],
        ['*', '::before'],
        ['*', '::after'],
        ['li, summary', '::marker'],
        ['input, textarea', '::placeholder'],
        ['input', '::file-selector-button'],
        ['[popover]', '::backdrop'],
      ].flatMap(([selector = '', part = '']) => (element.matches(selector) ? [{ element, part }] : [])),
    );
    for (const round of drawn) {
      for (const animation of document.getAnimations()) animation.finish();
      for (const { element, part } of boxes) {
        const styles = getComputedStyle(element, part);
        const isDrawn = !['::before', '::after'].includes(part) || styles.content !== 'none';
        // Custom properties draw nothing by themselves. A margin that is `auto` reads as 0 now and then: the place says the same.
        const names = isDrawn ? Array.from(styles).filter((name) => !/^--|^margin/.test(name)) : [];
        const { x, y } = element.getBoundingClientRect();
        round.push([`at ${x}, ${y}`, ...names.map((name) => `${name}: ${styles.getPropertyValue(name)}`)]);
      }
      for (const style of document.querySelectorAll('style')) style.remove();
      await Promise.all(
        addresses.map(
          (href) =>
            new Promise((resolve, reject) => {
              const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
              link.addEventListener('load', resolve);
              link.addEventListener('error', reject);
              document.head.append(link);
            }),
        ),
      );
    }
    const [ours = [], whole = []] = drawn;
    const changes = boxes.flatMap(({ element, part }, box) =>
      (whole[box] ?? [])
        .filter((style, index) => style !== ours[box]?.[index])
        .map((style) => `${element.tagName}.${element.getAttribute('class')}${part} ${style}`),
    );
    return { changes, compared: ours.filter((styles) => styles.length > 1).length };
  }, sheets);

const media = [
  ['a phone', 390, 'screen'],
  ['a desktop', 1280, 'screen'],
  ['paper', 794, 'print'],
] as const;

/** The finder has a style sheet of its own, and the list of towns a sign for each part of the area. */
const pages = { ...pageKinds, finder: '/which-ticket', towns: '/locations' };

for (const [kind, path] of Object.entries(pages))
  for (const [name, width, medium] of media)
    test(
      `${kind} draws the same with the whole style sheet on ${name}`,
      { tag: '@full' },
      async ({ page }) => {
        const sheets = wholeSheets(path);
        expect(sheets.length).toBeGreaterThan(0);
        for (const address of sheets)
          await page.route(`**${address}`, (route) => route.fulfill({ path: join(exportFolder, address) }));
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media: medium, reducedMotion: 'reduce' });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const { changes, compared } = await changedBy(page, sheets);
        expect(changes.slice(0, 20)).toEqual([]);
        expect(compared).toBeGreaterThan(100);
      },
    );
