import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { exportFolder } from '@/scripts/export/next-output';
import { pageKinds } from '@/scripts/page-kinds';
import { expect, isHydrated, test } from './fixtures';

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

/** The place and the computed styles of every element and pseudo-element, with every menu and list open: a line for each style. */
const readStyles = (page: Page) =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.togglePopover(true);
    // A layout asks for the faces that it needs.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    for (const animation of document.getAnimations()) animation.finish();
    const parts = [
      ['*', ''],
      ['*', '::before'],
      ['*', '::after'],
      ['li, summary', '::marker'],
      ['input, textarea', '::placeholder'],
      ['input', '::file-selector-button'],
      ['[popover]', '::backdrop'],
    ] as const;
    return [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { x, y } = element.getBoundingClientRect();
      return parts
        .filter(([selector]) => element.matches(selector))
        .map(([, part]) => [part, getComputedStyle(element, part)] as const)
        .filter(([part, { content }]) => !['::before', '::after'].includes(part) || content !== 'none')
        .map(([part, styles]) =>
          Array.from(styles)
            // Custom properties draw nothing by themselves. A margin that is `auto` reads as 0 now and then: the place says the same.
            .filter((name) => !/^--|^margin/.test(name))
            .map((name) => `${name}: ${styles.getPropertyValue(name)}`)
            .concat(`${element.tagName}.${element.getAttribute('class')}${part} at ${x}, ${y}`)
            .join('\n'),
        );
    });
  });

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
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media: medium, reducedMotion: 'reduce' });
        await page.goto(path);
        if ((await page.locator('form').count()) > 0) await isHydrated(page);
        const ours = await readStyles(page);
        expect(ours.length).toBeGreaterThan(100);
        await page.locator('style').evaluateAll((styles) => styles.forEach((style) => style.remove()));
        const sheets = wholeSheets(path);
        expect(sheets.length).toBeGreaterThan(0);
        for (const url of sheets) {
          await page.route(`**${url}`, (route) => route.fulfill({ path: join(exportFolder, url) }));
          await page.addStyleTag({ url });
        }
        const whole = await readStyles(page);
        const isChanged = (_: string, index: number) => ours[index] !== whole[index];
        expect(ours.filter(isChanged).slice(0, 3)).toEqual(whole.filter(isChanged).slice(0, 3));
      },
    );
