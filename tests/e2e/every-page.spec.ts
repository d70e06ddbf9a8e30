import { familyPaths } from '@/content/paths.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { sheets } from '@/lib/pages/sheets.ts';
import { changedPages } from '@/scripts/develop/check/changed-pages.ts';
import { testedSite } from '@/scripts/develop/shared/tested-site.ts';
import { keptPages } from '../helpers/kept-pages.ts';
import { byLevel, isQuickCheck } from '../helpers/test-level.ts';
import { problemsAtWidth, tooWideElements } from './accessibility.ts';
import { expect, isHydrated, test } from './fixtures.ts';
import { policyViolations, watchPolicy } from './violations.ts';

const missing = '/no-such-page';
const sheetPaths = byLevel(sheets.slice(0, 1), sheets).map(({ path }) => path);
const everyPath = [...allPages.map(({ path }) => path), ...sheetPaths, missing];
const paths = isQuickCheck ? changedPages(testedSite, everyPath) : everyPath;

/** A small laptop at 400% zoom, a common phone, a desktop, and in the full check the narrowest phone. */
const smallest = { width: 320, height: 256 };
const windows = [
  smallest,
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  ...byLevel([], [{ width: 320, height: 568 }]),
];

const kinds = new Set<string>([
  '/',
  '/services',
  ...keptPages('/faq'),
  '/contact',
  '/operator-registration',
  missing,
  ...[...Object.values(familyPaths), '/sheets'].flatMap(
    (base) => paths.find((path) => path.startsWith(`${base}/`)) ?? [],
  ),
]);
/** `npm test` measures the others only in the smallest window. */
const testedInFull = isQuickCheck ? paths : byLevel([...kinds], paths);

const parts = [1, 2, 3, 4, 5, 6];

// Each part may take more than five seconds, because it loads a sixth of all pages.
for (const part of parts)
  test(`pages fit every width and have no accessibility, policy or console errors: part ${part}`, async ({
    page,
  }) => {
    test.setTimeout(test.info().timeout * byLevel(1, 5));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await watchPolicy(page);
    const browser = await page.context().newCDPSession(page);
    // Faster than page.setViewportSize, which also resizes the browser's window.
    const resize = (size: (typeof windows)[number]) =>
      browser.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
    // Pages next to each other in the list are of the same kind, so spread them across the tests.
    for (const path of paths.filter((_, index) => index % parts.length === part - 1)) {
      // Load the page in the smallest window, because the browser would draw a larger one first.
      await resize(smallest);
      await page.goto(path);
      for (const size of testedInFull.includes(path) ? windows : [smallest]) {
        await resize(size);
        expect.soft(await tooWideElements(page), `too wide: ${path} at ${size.width} px`).toEqual([]);
      }
      // React reports a page that differs from its output once it hydrates the form.
      if ((await page.locator('form').count()) > 0) await isHydrated(page);
      expect.soft(await policyViolations(page), path).toEqual([]);
      // Ignore the 404 page's own status, which the browser reports as an error.
      const unexpectedErrors = errors.splice(0).filter((error) => path !== missing || !error.includes('404'));
      expect.soft(unexpectedErrors, path).toEqual([]);
      for (const width of testedInFull.includes(path) ? [1280, 390] : [])
        expect.soft(await problemsAtWidth(page, width), `${path} at ${width} px`).toEqual([]);
    }
  });
