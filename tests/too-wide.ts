import type { Page } from '@playwright/test';

const [narrowest, widest, step] = [320, 1600, 8];

/**
 * Where a page of a site is wider than its window, from 320 to 1600 px, with text of the given sizes:
 * `/about at 1024 px, text 150%: 12 px too wide`. The page is shown in a frame, which changes its width faster than a window.
 */
export const tooWide = async (
  page: Page,
  address: string,
  textSizes: readonly number[],
): Promise<readonly string[]> => {
  const host = new URL('/frame-of-the-test', address).href;
  await page.route(host, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe style="height: 800px; border: 0"></iframe>',
    }),
  );
  // The page's policy forbids frames, so its headers are removed.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.setViewportSize({ width: widest + 100, height: 900 });
  await page.goto(host);
  const found = await page.evaluate(
    async ([src, sizes, from, to, by]) => {
      const frame = document.querySelector('iframe');
      if (!frame) throw new Error('There is no frame.');
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        frame.src = src;
      });
      const root = frame.contentDocument?.documentElement;
      if (!root?.querySelector('main')) throw new Error(`${src} is not in the frame.`);
      await frame.contentDocument?.fonts.ready;
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
    [address, textSizes, narrowest, widest, step] as const,
  );
  const { pathname } = new URL(address);
  return found.map((place) => `${pathname} ${place}`);
};
