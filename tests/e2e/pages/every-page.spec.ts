import { routes } from '@/lib/site/routes';
import { accessibilityFindings } from '../accessibility';
import { expect, test } from '../fixtures';
import { policyViolations, watchPolicy } from './violations';

const paths = [...routes.map(({ path }) => path), '/no-such-page'];

for (const path of paths) {
  test(`${path} is accessible, keeps to its policy and never scrolls sideways`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await watchPolicy(page);
    await page.goto(path);

    // The bar at the foot of a phone's window lies over whatever is there; in a window as high as the page it lies
    // below everything, as it does for a visitor who scrolls.
    const { width } = page.viewportSize() ?? { width: 390 };
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await policyViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
