import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { browserFlags, requireBrowser } from './browser/find-browser.ts';
import { startSite } from './serve/start-site.ts';
import { examplePages } from './shared/example-pages.ts';

readArguments({ name: 'screenshots', description: 'Saves screenshots of four pages in docs/screenshots.' });
if (!existsSync(projectFolders.site)) throw new ExpectedError('There is no build. Run npm run build first.');
const site = await startSite({ root: projectFolders.site, port: 0 });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
try {
  for (const kind of ['home', 'machine', 'town', 'registration'] as const)
    for (const width of [390, 1440]) {
      // Use a window as tall as the screenshot, so that lazy images load and the call bar is at the bottom. Longer
      // pages are cut off.
      const height = 5000;
      const page = await browser.newPage({
        viewport: { width, height },
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      await page.goto(site.url + examplePages[kind], { waitUntil: 'networkidle' });
      const end = await page.evaluate(() => Math.round(document.body.getBoundingClientRect().bottom));
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(end, height) } });
      await page.close();
      const name = `${kind}-${width}.webp`;
      const small = sharp(picture).resize({ width: 720, withoutEnlargement: true }).webp({ quality: 50 });
      const { size } = await small.toFile(join(projectFolders.root, 'docs', 'screenshots', name));
      console.log(`${name}  ${Math.ceil(size / 1024)} KB`);
    }
} finally {
  await browser.close();
  await site.close();
}
