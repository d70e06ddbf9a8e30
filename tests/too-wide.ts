import type { Page } from '@playwright/test';
import { showInFrame } from './frame';

const [narrowest, widest, step] = [320, 1600, 8];

/**
 * Returns the pages that are wider than their window, from 320 to 1600 px, with text of the given sizes. An example: `/about at
 * 1024 px, text 150%: 12 px too wide`.
 */
export const tooWide = async (
  page: Page,
  address: string,
  textSizes: readonly number[],
): Promise<readonly string[]> => {
  await showInFrame(page, address, widest);
  const found = await page.evaluate(
    ([sizes, from, to, by]) => {
      const frame = document.querySelector('iframe');
      const root = frame?.contentDocument?.documentElement;
      if (!frame || !root) throw new Error('There is no frame.');
      const places: string[] = [];
      for (const size of sizes) {
        root.style.fontSize = `${size}%`;
        for (let width = from; width <= to; width += by) {
          frame.style.width = `${width}px`;
          const pixels = root.scrollWidth - width;
          if (frame.clientWidth !== width || pixels > 0)
            places.push(`at ${width} px, text ${size}%: ${pixels} px too wide`);
        }
      }
      return places;
    },
    [textSizes, narrowest, widest, step] as const,
  );
  const { pathname } = new URL(address);
  return found.map((place) => `${pathname} ${place}`);
};
