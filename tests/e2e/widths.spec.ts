import { routes } from '@/lib/site/routes';
import { pageKinds } from '@/scripts/page-kinds';
import { tooWide } from '../too-wide';
import { bySize } from '../size';
import { expect, test } from './fixtures';
import { ports } from './ports';

const everyPath = routes.map(({ path }) => path);
/** Hundreds of layouts a page: all of them are in the full check. */
const sample: ReadonlySet<string> = new Set([pageKinds.service, pageKinds.registration]);

for (const path of everyPath)
  test(
    `${path} fits every width, with its text at 100, 150 and 200%`,
    { tag: sample.has(path) ? [] : ['@full'] },
    async ({ page }) => {
      expect(await tooWide(page, `http://localhost:${ports.site}${path}`, [100, 150, 200])).toEqual([]);
    },
  );

// Axe finds targets smaller than 24 px; a thumb on a phone gets 44 for what it is meant to press.
for (const path of bySize([pageKinds.home, pageKinds.service, pageKinds.registration], everyPath))
  test.describe(`${path} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('has no button lower than 44 px, and no target that the bar at the foot covers for good', async ({
      page,
    }) => {
      await page.goto(path);
      const problems = await page.evaluate(() => {
        const bar = document.querySelector<HTMLElement>('.call-nav');
        return [...document.querySelectorAll('a, button, input, textarea, summary')].flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          if (!target.checkVisibility({ visibilityProperty: true }) || width < 2) return [];
          const name = `${target.tagName} "${(target.textContent ?? '').trim().slice(0, 40)}"`;
          const isLow = target.matches('button, .button, .call-bar, summary') && height < 44;
          target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const covered =
            bar && !bar.contains(target) && getComputedStyle(bar).display !== 'none'
              ? target.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
              : 0;
          return [
            ...(isLow ? [`${name} is ${height} px high`] : []),
            ...(covered > 1 ? [`${name} is covered`] : []),
          ];
        });
      });
      expect(problems).toEqual([]);
    });
  });
