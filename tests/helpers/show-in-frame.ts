import type { Page } from '@playwright/test';

/** Shows a page in a frame, because resizing a frame is faster than resizing a window. */
export const showInFrame = async (page: Page, url: string, widest: number): Promise<void> => {
  const host = new URL('/frame-of-the-test', url).href;
  await page.route(host, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe style="height: 800px; border: 0"></iframe>',
    }),
  );
  // Remove the Content Security Policy, because it forbids frames.
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.setViewportSize({ width: widest + 100, height: 900 });
  await page.goto(host);
  await page.evaluate(async (src) => {
    const frame = document.querySelector('iframe');
    if (!frame) throw new Error('There is no frame.');
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve);
      frame.src = src;
    });
    if (!frame.contentDocument?.querySelector('main')) throw new Error(`${src} is not in the frame.`);
    await frame.contentDocument.fonts.ready;
  }, url);
};
