import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { browserFlags, requireBrowser } from './browser/find-browser.ts';
import { startSite } from './serve/start-site.ts';

readArguments({ name: 'screenshots', description: 'Saves the screenshot of the README.' });
if (!existsSync(projectFolders.site)) throw new ExpectedError('There is no build. Run npm run build first.');
const site = await startSite({ root: projectFolders.site, port: 0 });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
try {
  // Use a window as tall as the screenshot, so that lazy images load and the call bar is at the bottom. Longer pages are
  // cut off.
  const [width, height] = [1440, 5000];
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
  const end = await page.evaluate(() => Math.round(document.body.getBoundingClientRect().bottom));
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(end, height) } });
  const name = 'home-1440.webp';
  const small = sharp(picture).resize({ width: 720 }).webp({ quality: 50 });
  const { size } = await small.toFile(join(projectFolders.root, 'docs', 'screenshots', name));
  console.log(`${name}  ${Math.ceil(size / 1024)} KB`);
} finally {
  await browser.close();
  await site.close();
}
