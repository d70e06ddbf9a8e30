import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { formatPhone } from '@/content/format/format-phone.ts';
import { phoneUrl } from '@/content/format/parse-phone.ts';
import { familyPaths, slugs, type Family } from '@/content/paths.ts';
import { openStreetMap } from '@/content/third-parties/embeds.ts';
import { tooWide } from '../helpers/too-wide.ts';
import * as ownerEdits from './owner-edits.ts';
import {
  apply,
  browse,
  editContent,
  read,
  removeFile,
  replace,
  run,
  succeed,
  write,
} from './owner-project.ts';

// Follows the README and the guides, except those about forms, in one copy of the project. Each test builds on the
// previous one.
jest.setTimeout(1_200_000);

const { owner, examples } = ownerEdits;
const pageAt = (path: string) => new JSDOM(read(`out${path}.html`)).window.document;
const [town, article] = ['/locations/redditch', '/news/waste-tracking'];
const quotePhoto = /photo: '(.+?)'/.exec(ownerEdits.quote.code)?.[1] ?? '';

const families = Object.keys(slugs) as Family[];
const linkSources = read('content/menus.ts') + examples.map(({ code }) => code).join('\n');
const withoutLinks = (family: Family) => slugs[family].filter((slug) => !linkSources.includes(slug));

const removedPages = families.map((family) => [family, withoutLinks(family).at(-1) ?? ''] as const);

/** Pages that become those of flyers. */
const flyers = families.map((family) => {
  const slug = withoutLinks(family).at(-2);
  return { file: `content/${family}/${slug}.ts`, path: `${familyPaths[family]}/${slug}` };
});

test('the compiler and the unit tests accept all edits of an owner', async () => {
  // Apply every edit twice, because repeating an edit must be safe.
  for (const edit of [...ownerEdits.edits, ...ownerEdits.edits]) replace(...edit);
  for (const example of examples) apply(example);
  for (const edit of ownerEdits.inPolish) replace(...edit);
  for (const { file } of flyers) replace(file, / {2}updated: /, '  unlisted: true,\n  updated: ');
  editContent((source, file) =>
    file === join('content', 'supplier.ts') ? source.replaceAll(/,?\s*sample: true,?/g, '') : source,
  );
  for (const [files, words] of ownerEdits.rewordings)
    editContent((source, file) => (files.test(file) ? source.replace(words, '$1Our own: ') : source));
  for (const [family, slug] of removedPages) {
    for (const edit of ownerEdits.removals(family, slug)) replace(...edit);
    removeFile(`content/${family}/${slug}.ts`);
    editContent((source) => ownerEdits.withoutLinks(source, family, slug));
  }
  for (const page of ownerEdits.removedPages) {
    for (const file of [`app/${page}`, `content/pages/${page}.ts`]) removeFile(file);
    write('app/globals.css', read('app/globals.css').replace(`@import './${page}/${page}.css';\n`, ''));
    editContent((source) => ownerEdits.withoutPage(source, page));
  }
  removeFile('tests/shipped');
  write('.env.production.local', ownerEdits.settings);
  const grey = sharp({ create: { width: 200, height: 250, channels: 3, background: 'grey' } });
  write('client.jpg', await grey.jpeg().toBuffer());
  write(
    'yard.png',
    await sharp({ create: { width: 2000, height: 1200, channels: 3, background: 'grey' } })
      .png()
      .toBuffer(),
  );
  succeed('npm', 'run', 'photo', '--', 'client.jpg', quotePhoto);
  succeed('npm', 'run', 'photo', '--', 'yard.png', ownerEdits.photo);
  for (const edit of [...ownerEdits.withPhotos, ...ownerEdits.withSections, ...ownerEdits.withButtons])
    replace(...edit);
  succeed('npm', 'run', 'confirm', '--', '--all');
  succeed('npm', 'run', 'types');
  succeed('npm', 'run', 'spelling');
  // A wide font with only one weight, from the `next` package.
  const next = dirname(createRequire(import.meta.url).resolve('next/package.json'));
  succeed('npm', 'run', 'font', '--', join(next, 'dist/compiled/@vercel/og/Geist-Regular.ttf'));
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent');
});

test('the edited copy is ready to launch, and its font contains every character of its headings', () => {
  expect(succeed('npm', 'run', 'build')).not.toContain('display font');
  expect(run('npm', 'run', '--silent', 'check:launch').stdout).toBe('Ready to launch.\n');
});

test('the edited copy passes the export tests and some browser tests', () => {
  succeed('npx', 'jest', '--selectProjects', 'export', '--silent');
  succeed('npm', 'run', 'build:tested-site');
  // The browser tests have other origins than the migration of this command.
  succeed('npm', 'run', 'origins');
  succeed('npx', 'playwright', 'test', 'menus.spec', 'form-received.spec');
});

test('new content appears on its pages', () => {
  expect(pageAt('/testimonials').querySelector(`figure img[src^="/photos/${quotePhoto}-"]`)).not.toBeNull();
  const home = pageAt('/index');
  expect(home.body.textContent).toContain(ownerEdits.announcementText);
  expect(home.querySelector(`script[data-domain="${owner.domain}"]`)).not.toBeNull();
  expect(home.querySelector('script[src="https://hetherington.matomo.cloud/matomo.js"]')).not.toBeNull();
  const second = `main a[href="${phoneUrl(owner.officePhone)}"]`;
  expect(pageAt(`/locations/${ownerEdits.officeTown.toLowerCase()}`).querySelector(second)).not.toBeNull();
  expect(home.querySelector(second)).toBeNull();
  const data = pageAt(article).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': readonly { '@type': string }[] };
  expect(graph.find((node) => node['@type'] === 'Article')).toMatchObject({
    headline: pageAt(article).querySelector('h1')?.textContent,
    url: owner.origin + article,
    datePublished: pageAt(article).querySelector('main time')?.getAttribute('datetime'),
  });
});

test('a page can have its own button in its call to action, and a price can be a percentage', () => {
  const { label, href } = ownerEdits.ownButton;
  for (const path of [`/services/${slugs.machines[0]}`, '/why-choose-us']) {
    const buttons = [...pageAt(path).querySelectorAll(`main > :last-child .button[href="${href}"]`)];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([label]);
  }
  const [, percent = ''] = /percent: ([\d.]+)/.exec(read(ownerEdits.guide.file)) ?? [];
  expect(pageAt(ownerEdits.guide.path).querySelector('main table')?.textContent).toContain(`${percent}% of `);
});

test('the number for calls outside office hours is wherever the phone number is', () => {
  const number = `a[href="${phoneUrl(owner.outOfHoursPhone)}"]`;
  for (const path of ['/index', town, `/services/${slugs.machines[0]}`, '/contact', '/hire-operators']) {
    const page = pageAt(path);
    const calls = [
      ...page.querySelectorAll('main .button[href^="tel:"], .call-bar > [href^="tel:"]:first-child'),
    ];
    expect(calls.filter((call) => !call.parentElement?.querySelector(number))).toEqual([]);
    expect(page.querySelector(`${number}.header-phone`)).not.toBeNull();
    for (const place of ['#mobile-menu', 'main', 'footer'])
      expect([path, place, page.querySelector(`${place} ${number}`)?.tagName]).toEqual([path, place, 'A']);
  }
  for (const path of ['/index', '/contact', '/hire-operators'])
    expect([
      path,
      [...pageAt(path).querySelectorAll(`main ${number}`)].map(({ textContent }) => textContent),
    ]).toEqual([path, expect.arrayContaining([formatPhone(owner.outOfHoursPhone)])]);
});

test('photos are sharp, and a photo at the top of a page is below the call button', async () => {
  const image = `img[src^="/photos/${ownerEdits.photo}"]`;
  await browse(async (page, origin) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [town, `/services/${slugs.machines[0]}`]) {
      await page.goto(origin + path);
      const call = await page.locator('main .button[href^="tel:"]').first().boundingBox();
      const photoBox = await page.locator(`main ${image}`).boundingBox();
      expect(photoBox?.y).toBeGreaterThan(call!.y + call!.height);
    }
    const widths = [];
    for (const width of [360, 700, 800, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin + ownerEdits.guide.path);
      const inSection = page.locator(`section ${image}`);
      await inSection.scrollIntoViewIfNeeded();
      // `naturalWidth` is the width that the `sizes` attribute states.
      const { naturalWidth, clientWidth } = await inSection.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        return { naturalWidth: element.naturalWidth, clientWidth: element.clientWidth };
      });
      widths.push({ width, statedWidth: naturalWidth, visibleWidth: clientWidth });
    }
    expect(
      widths.filter(({ statedWidth, visibleWidth }) => Math.abs(statedWidth / visibleWidth - 1) > 0.1),
    ).toEqual([]);
  });
});

test('a page in another language declares it, except for its header and footer', () => {
  const { documentElement, body } = pageAt(article);
  expect([documentElement.lang, body.lang, body.querySelector('main')?.lang]).toEqual(['pl', 'en-GB', 'pl']);
});

test('a town page in another language marks the texts that all towns share', () => {
  const main = pageAt(town).querySelector('main')!;
  expect(main.lang).toBe('pl');
  const townSource = read('content/towns/redditch.ts');
  const { document, NodeFilter } = main.ownerDocument.defaultView!;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const otherTexts: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent?.replaceAll('\u00a0', ' ').trim() ?? '';
    const isSpoken = /\p{L}{2}/u.test(text) && !parentElement?.closest('style, script, [aria-hidden=true]');
    if (isSpoken && parentElement?.closest('[lang]') === main && !townSource.includes(text))
      otherTexts.push(text);
  }
  expect(otherTexts).toEqual([]);
});

test('menu items, links, sections and names of pages in another language declare it', () => {
  const labelsIn = (path: string, place: string) =>
    [...pageAt(path).querySelectorAll(`${place} [lang=pl]`)].map(({ textContent }) => textContent);
  for (const place of ['.header-nav', '#mobile-menu', 'footer'])
    expect(labelsIn('/index', place)).toEqual([ownerEdits.polishLabel]);
  expect(labelsIn(ownerEdits.guide.path, 'main p')).toEqual([ownerEdits.polishLabel]);
  expect(pageAt(ownerEdits.guide.path).querySelectorAll('main section[lang=pl]')).toHaveLength(1);
  const name = pageAt(article).querySelector('nav [lang=pl][aria-current=page]')?.textContent ?? '';
  expect(name).not.toBe('');
  expect(pageAt('/news').querySelector('main li[lang=pl]')?.textContent).toContain(name);
});

test.each(flyers)('the page of a flyer at $path can only be found by its address', ({ path }) => {
  const page = pageAt(path);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('script[type="application/ld+json"]')).toBeNull();
  const url = owner.origin + path;
  for (const list of ['sitemap.xml', 'index.html', `${dirname(path)}.html`, 'which-ticket.html'])
    expect([
      list,
      read(`out/${list}`).match(new RegExp(list.endsWith('html') ? `href="${path}["#]` : `${url}\\b`)),
    ]).toEqual([list, null]);
  const family = `${dirname(path)}/`;
  for (const list of ['sitemap.xml', `${dirname(path)}.html`]) expect(read(`out/${list}`)).toContain(family);
});

test('an embed only loads after a click, and the privacy policy names its provider', async () => {
  const map = openStreetMap('https://www.openstreetmap.org/export/embed.html?').service;
  const privacy = pageAt('/privacy-policy').querySelector('main')?.textContent;
  for (const name of ['Plausible', 'Matomo', map.name]) expect(privacy).toContain(name);
  await browse(async (page, origin) => {
    const requestedUrls: string[] = [];
    await page.route(`${map.origin}/**`, (route) => {
      requestedUrls.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' });
    });
    await page.goto(`${origin}/contact`, { waitUntil: 'networkidle' });
    const summary = page.locator('details:has(> iframe) > summary');
    await summary.scrollIntoViewIfNeeded();
    expect(requestedUrls).toEqual([]);
    await summary.click();
    await expect(page.frameLocator('details > iframe').locator('h1').textContent()).resolves.toBe('Map');
    expect(requestedUrls).toHaveLength(1);
  });
});

test('a long company name and a wide font fit every window width', async () => {
  await browse(async (page, origin) => {
    for (const path of ['/', '/contact', '/operator-registration', '/locations', town, article])
      expect(await tooWide(page, origin + path, [100])).toEqual([]);
    await page.goto(origin + article);
    await page.setViewportSize({ width: 2000, height: 400 });
    expect(await page.locator('.header-nav').isVisible()).toBe(true);
  });
});
