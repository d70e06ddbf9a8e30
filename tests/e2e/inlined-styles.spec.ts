import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageKinds } from '@/scripts/page-kinds';
import { exportFolder } from '@/scripts/export/next-output';
import { expect, test } from './fixtures';

// The claim of docs/decisions/0007-inline-styles.md: a page draws the same with the rules that were cut for it as with the whole style sheet.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

const exportedMarkup = (path: string) =>
  readFileSync(join(exportFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

/** The style sheets that Next links on a page. */
const wholeStyles = (path: string) =>
  [...exportedMarkup(path).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => ({
    address,
    css: readFileSync(join(exportFolder, address), 'utf8'),
  }));

/** Serves a page as it is but for its styles, which are the whole sheets. */
const linkWholeStyles = async (page: Page, path: string) => {
  const sheets = wholeStyles(path);
  expect(sheets.length).toBeGreaterThan(0);
  for (const { address, css } of sheets)
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const markup = await (await route.fetch()).text();
      const links = sheets.map(({ address }) => `<link rel="stylesheet" href="${address}">`).join('');
      await route.fulfill({
        contentType: 'text/html',
        body: markup.replace(/<style>[^]*?<\/style>/g, '').replace('</head>', `${links}</head>`),
      });
    },
  );
};

/** The computed styles of every element and of its pseudo-elements, with every menu and every list open. */
const stylesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.showPopover();
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after', '::marker', '::backdrop', '::placeholder'].map((part) => {
        const styles = getComputedStyle(element, part);
        const values = Array.from(styles, (name) => `${name}: ${styles.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class') ?? ''}${part} ${values.join('; ')}`;
      }),
    );
  });

const media = [
  ['a phone', 390, 'screen'],
  ['a desktop', 1280, 'screen'],
  ['paper', 794, 'print'],
] as const;

for (const [kind, path] of Object.entries(pageKinds))
  for (const [name, width, medium] of media)
    test(
      `${kind} draws the same with the whole style sheet on ${name}`,
      { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media: medium, reducedMotion: 'reduce' });
        const draw = async () => {
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          return stylesOf(page);
        };
        const ours = await draw();
        await linkWholeStyles(page, path);
        const whole = await draw();
        expect(ours.length).toBeGreaterThan(100);
        expect(whole.filter((styles, index) => styles !== ours[index])).toEqual([]);
        expect(whole).toHaveLength(ours.length);
      },
    );
