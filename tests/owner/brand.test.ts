import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type ColourToken, type Palette, readPalette } from '@/lib/site/read-palette';
import { browserFlags, findBrowser } from '../../scripts/find-browser';
import { type Site, startSite } from '../../scripts/site/start-site';
import { coloursIn } from './old-colours';
import { owner, setName } from './owner-edits';
import { ownerFolder, read, removeOwnerProject, replace, run, succeed, write } from './owner-project';

// Another brand by docs/your-brand.md, in a copy: its colours, logo and name, and a wide face.
// The tests run in order, each on what the one before has left.
jest.setTimeout(900_000);

const guide = readFileSync('docs/your-brand.md', 'utf8');
const example = (pattern: RegExp) => {
  const [, text] = pattern.exec(guide) ?? [];
  if (!text) throw new Error(`docs/your-brand.md has no example ${pattern}.`);
  return text;
};
const styles = 'app/globals.css';
const colours = [
  ...example(/```css\n\/\* app\/globals\.css \*\/\n([^]*?)```/).matchAll(/--color-([a-z-]+): (.*);/g),
].map(([, token = '', value = '']) => [token as ColourToken, value] as const);
const logo = example(/```svg\n<!-- content\/drawings\/brand\/mark\.svg -->\n([^]*?)```/);
const [face = ''] = /npm run face -- (?=path)/.exec(guide) ?? [];

/** It comes with the framework, has one weight and is wider than the shipped one. */
const wideFace = join(
  dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist/compiled/@vercel/og/Geist-Regular.ttf',
);

const out = join(ownerFolder, 'out');
const before: Palette = readPalette(read(styles));

const setColour = (token: string, value: string) =>
  replace(styles, new RegExp(`(?<=--color-${token}: )[^;]+`), value);

/** The colours that the owner gives up, unless another token keeps one. */
const givenUp = () => {
  const kept = new Set(Object.values(readPalette(read(styles))));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([token, colour]) => colours.some(([changed]) => changed === token) && !kept.has(colour),
    ),
  );
};

const files = (extension: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
});
afterAll(async () => {
  await browser.close();
  await site?.close();
  removeOwnerProject();
});

/** The whole of a page, with every picture of it. */
const picture = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
    );
  });
  return page.screenshot({ fullPage: true });
};

test('a colour that words would be hard to read on stops the build, which names both', () => {
  const [[token, value] = ['plant', ''] as const] = colours;
  setColour(token, value);
  const { status, output } = run('npm', 'run', 'build');
  expect(status).toBe(1);
  const after = readPalette(read(styles));
  expect(output).toContain(
    `--color-on-plant (${after['on-plant']}) on --color-plant (${after.plant}) has a contrast of `,
  );
});

test('the colours, the logo, the face and the name are changed, and the site is built', async () => {
  for (const [token, value] of colours.slice(1)) setColour(token, value);
  write('content/drawings/brand/mark.svg', logo);
  setName();
  expect(face).not.toBe('');
  succeed('npm', 'run', 'face', '--', wideFace);
  const { status, output } = run('npm', 'run', 'build');
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.not.stringContaining('display face'),
  });
  site = await startSite({ root: out, port: 0 });
});

test('no file says a colour of the brand before', () => {
  const old = Object.values(givenUp());
  expect(old.length).toBeGreaterThan(2);
  for (const extension of ['.html', '.css', '.svg', '.js', '.webmanifest'])
    for (const file of files(extension)) {
      const text = readFileSync(join(out, file), 'utf8').toLowerCase();
      for (const colour of old) expect([file, text.includes(colour)]).toEqual([file, false]);
    }
});

test('no share image and no icon has a pixel of them, and all have the new colour', async () => {
  const { plant } = readPalette(read(styles));
  const images = files('.png');
  expect(images.filter((file) => file.startsWith('icons')).length).toBeGreaterThan(3);
  expect(images.filter((file) => file.startsWith('share')).length).toBeGreaterThan(50);
  for (const file of images) {
    const image = readFileSync(join(out, file));
    expect([file, await coloursIn(image, givenUp())]).toEqual([file, []]);
    expect([file, await coloursIn(image, { plant })]).not.toEqual([file, []]);
  }
});

test('no page has a pixel of them: each fixed page, and a page and a sheet of each family', async () => {
  const { plant } = readPalette(read(styles));
  const folders = new Set<string>();
  const paths = files('.html')
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .filter((path) => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      return folder === '' || (!folders.has(folder) && folders.add(folder));
    });
  expect(paths.length).toBeGreaterThan(20);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const path of paths) {
    await page.goto(site.url + path);
    const shown = await picture(page);
    expect([path, await coloursIn(shown, givenUp())]).toEqual([path, []]);
    expect([path, await coloursIn(shown, { plant })]).not.toEqual([path, []]);
  }
  await page.close();
});

test.each([
  ['on paper', { media: 'print' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const)('nor has a service %s', async (_name, media) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.emulateMedia(media);
  const service = files('.html').find((file) => file.startsWith('services/'));
  await page.goto(`${site.url}/${service?.replace('.html', '')}`);
  expect(await coloursIn(await picture(page), givenUp())).toEqual([]);
  await page.close();
});

test.each([
  ['/', '.card-bar'],
  ['/operator-registration', '.plate .on-plant'],
])('words on the brand are in ink on paper, which gets no grounds: %s, %s', async (path, selector) => {
  const page = await browser.newPage();
  await page.goto(site.url + path);
  const isInk = () =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color === getComputedStyle(document.body).color);
  expect(await isInk()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isInk()).toBe(true);
  await page.close();
});

test('the links of the header are on one line wherever they are shown, and the name is whole', async () => {
  const page = await browser.newPage();
  let shown = 0;
  for (let width = 960; width <= 2000; width += 8) {
    await page.setViewportSize({ width, height: 400 });
    if (width === 960) await page.goto(`${site.url}/about`);
    const lines = await page.locator('.header-nav > ul').evaluate((list) => {
      if (!list.checkVisibility()) return 0;
      return new Set(
        [...list.children].map((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      ).size;
    });
    expect([width, lines]).toEqual([width, lines === 0 ? 0 : 1]);
    shown += lines;
  }
  expect(shown).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(page.locator('.brand').textContent()).resolves.toBe(owner.name);
  await page.close();
});
