import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { ExpectedError } from './expected-error';
import { browserFlags, requireBrowser } from './find-browser';
import { pageKinds } from './page-kinds';
import { projectPaths } from './project-paths';
import { startSite } from './site/start-site';

// `npm run screenshots`: four pages at two widths, into docs/screenshots. Needs a built site.
const kinds = ['home', 'service', 'location', 'registration'] as const;
const widths = [390, 1440] as const;
/** Longer pages are cut off below this, in pixels of the page. */
const maximumHeight = 5000;
/** Wider pictures are scaled down to this, in pixels: enough for a README. */
const maximumWidth = 720;
const folder = join(projectPaths.root, 'docs', 'screenshots');

const shoot = async (browser: Browser, url: string, width: number) => {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await page.goto(url);
  // In a window as tall as the picture lazy images load, and sticky elements are at the end.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, maximumHeight) });
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, left } = image.getBoundingClientRect();
        return image.checkVisibility() && top < window.innerHeight && left < window.innerWidth;
      })
      .every(({ complete }) => complete),
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
};

const shootAll = async () => {
  if (!existsSync(projectPaths.site)) throw new ExpectedError('Nothing is built. Run npm run build first.');
  mkdirSync(folder, { recursive: true });
  const site = await startSite({ root: projectPaths.site, port: 0 });
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  try {
    for (const kind of kinds)
      for (const width of widths) {
        const name = `${kind}-${width}.webp`;
        const picture = sharp(await shoot(browser, `${site.url}${pageKinds[kind]}`, width));
        const { size } = await picture
          .resize({ width: Math.min(width, maximumWidth) })
          .webp({ quality: 50 })
          .toFile(join(folder, name));
        console.log(`${name}  ${Math.ceil(size / 1024)} KB`);
      }
  } finally {
    await browser.close();
    await site.close();
  }
};

await shootAll();
