import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { SitePath } from '@/content/site-path';
import { ExpectedError, reportFailure } from './expected-error';
import { browserFlags, requireBrowser } from './find-browser';
import { projectPaths } from './project-paths';
import { startSite } from './site/start-site';

// `npm run screenshots`: one page of each kind at three widths, whole, into docs/screenshots. Needs a built site.
const kinds: Readonly<Record<string, SitePath | '/no-such-page'>> = {
  home: '/',
  services: '/services',
  service: '/services/excavator-operators',
  location: '/locations/birmingham',
  resource: '/resources/certifications',
  industry: '/industries/quarry-operations',
  'hire-operators': '/hire-operators',
  registration: '/operator-registration',
  contact: '/contact',
  'not-found': '/no-such-page',
};
const widths = [390, 820, 1440] as const;
const folder = join(projectPaths.root, 'docs', 'screenshots');

const largestBytes = 150 * 1024;
/** From the best downwards: the first that fits is taken. The scale is of the page's own pixels. */
const steps = [
  { scale: 1, quality: 75 },
  { scale: 0.75, quality: 65 },
  { scale: 0.5, quality: 65 },
  { scale: 0.5, quality: 45 },
  { scale: 0.5, quality: 25 },
] as const;
/** WebP holds no more pixels than this on a side. */
const tallest = 16_383;

const capture = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const devtools = await page.context().newCDPSession(page);
  for (const { scale, quality } of steps) {
    if (height * scale > tallest) continue;
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, width, height, scale },
    });
    const image = Buffer.from(data, 'base64');
    if (image.length <= largestBytes) return image;
  }
  throw new Error(`${page.url()} does not fit ${largestBytes} bytes.`);
};

const shoot = async (browser: Browser, origin: string, width: number) => {
  for (const [kind, path] of Object.entries(kinds)) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    await page.goto(`${origin}${path}`);
    // A window as tall as the page: lazy images load, and what sticks to the window stands where the page ends.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const image = await capture(page, width, height);
    await page.close();
    writeFileSync(join(folder, `${kind}-${width}.webp`), image);
    console.log(`${kind}-${width}.webp  ${Math.ceil(image.length / 1024)} KB`);
  }
};

const shootAll = async () => {
  if (!existsSync(projectPaths.site)) throw new ExpectedError('Nothing is built. Run npm run build first.');
  mkdirSync(folder, { recursive: true });
  const site = await startSite({ root: projectPaths.site, port: 0 });
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  try {
    for (const width of widths) await shoot(browser, site.url, width);
  } finally {
    await browser.close();
    await site.close();
  }
};

shootAll().catch(reportFailure);
