import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/find-browser';
import { startSite } from '../../scripts/site/start-site';

const widths = Array.from({ length: (1600 - 320) / 8 + 1 }, (_, step) => 320 + step * 8);

/** Where a page of an export is wider than its window, from 320 to 1600 px: `/about at 1024 px: 12 px too wide`. */
export const pagesTooWide = async (out: string, paths: readonly string[]): Promise<readonly string[]> => {
  const site = await startSite({ root: out, port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  const tooWide: string[] = [];
  try {
    const page = await browser.newPage();
    for (const path of paths) {
      await page.goto(site.url + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const pixels = await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        if (pixels !== 0) tooWide.push(`${path} at ${width} px: ${String(pixels)} px too wide`);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return tooWide;
};
