import { routes } from '@/lib/site/routes';
import { fleetWords } from '@/content/fleet-words';
import { sheetPath, sheets } from '@/lib/site/sheets';
import { pageKinds } from '@/scripts/page-kinds';
import { bySize } from '../size';
import { accessibilityFindings } from './accessibility';
import { expect, test } from './fixtures';
import { unseenPictures } from './pictures';

const anySideView = new RegExp(fleetWords.sideView(''));

const paths = routes.map(({ path }) => path);
const { service, location } = pageKinds;

for (const sheet of sheets.slice(0, bySize(1, Infinity)))
  test(`axe finds nothing on ${sheetPath(sheet)}, also in forced colours`, async ({ page }) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await page.goto(sheetPath(sheet));
      expect(await accessibilityFindings(page), `forced colours: ${forcedColors}`).toEqual([]);
    }
  });

test.describe('in forced colours on a black ground', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    contextOptions: { forcedColors: 'active' },
  });

  for (const path of bySize([service, location, '/hire-operators'], paths))
    test(`every picture of ${path} is seen, and axe finds nothing`, async ({ page }) => {
      await page.goto(path);
      expect((await unseenPictures(page)).unseen).toEqual([]);
      expect(await accessibilityFindings(page)).toEqual([]);
    });

  test('a drawing without its ground would be found', async ({ page }) => {
    await page.goto(service);
    const { count } = await unseenPictures(page);
    expect(count).toBeGreaterThan(0);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main :is(img, svg[role=img]) { background: none !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
    const { unseen } = await unseenPictures(page);
    // Signs bring a ground of their own.
    expect(unseen).toContainEqual(expect.stringMatching(anySideView));
    expect(unseen).toContainEqual(expect.stringContaining('/figures/tickets-'));
  });
});
