import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/find-browser';
import { startSite } from '../../scripts/site/start-site';
import { tooWide } from '../too-wide';

/** Where pages of an export are wider than their window, as `tooWide` says it, with text of the usual size. */
export const pagesTooWide = async (out: string, paths: readonly string[]): Promise<readonly string[]> => {
  const site = await startSite({ root: out, port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  try {
    const found: string[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      found.push(...(await tooWide(page, site.url + path, [100])));
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
    await site.close();
  }
};
