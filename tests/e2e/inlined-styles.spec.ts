import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nextOutputFolder } from '@/scripts/build/next-output.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { expect, isHydrated, test } from './fixtures.ts';

// Tests that pages look the same with inlined CSS rules as with the complete style sheet
// (docs/decisions/0007-inline-styles.md).
test.use({ bypassCSP: true });

const completeStyleSheets = (path: string) => {
  const html = readFileSync(join(nextOutputFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const matchesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, match = '']) => match);
  return {
    urls: matchesOf(/<link rel="stylesheet" href="([^"]+)"/g),
    measuredStyles: matchesOf(/<style data-precedence[^>]*>(.*?)<\/style>/gs).join(''),
  };
};

const readStyles = (page: Page) =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.togglePopover(true);
    // Force a layout, so that the browser requests the fonts.
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
            // Skip custom properties, because only the properties that use them matter. Skip margins, because `auto`
            // margins sometimes read as 0; a wrong margin would change the position.
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

/** Add the ticket finder and the list of towns, because they have separate style sheets. */
const pages = { ...examplePages, finder: '/which-ticket', towns: '/locations' };

for (const [kind, path] of Object.entries(pages))
  for (const [name, width, medium] of media)
    test(
      `${kind} looks the same with the complete style sheet on ${name}`,
      { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media: medium, reducedMotion: 'reduce' });
        await page.goto(path);
        if ((await page.locator('form').count()) > 0) await isHydrated(page);
        const ours = await readStyles(page);
        expect(ours.length).toBeGreaterThan(100);
        await page.locator('style').evaluateAll((styles) => styles.forEach((style) => style.remove()));
        const { urls, measuredStyles } = completeStyleSheets(path);
        expect(urls.length).toBeGreaterThan(0);
        await page.addStyleTag({ content: measuredStyles });
        for (const url of urls) {
          await page.route(`**${url}`, (route) => route.fulfill({ path: join(nextOutputFolder, url) }));
          await page.addStyleTag({ url });
        }
        const whole = await readStyles(page);
        const isChanged = (_: string, index: number) => ours[index] !== whole[index];
        expect(ours.filter(isChanged).slice(0, 3)).toEqual(whole.filter(isChanged).slice(0, 3));
      },
    );
