import { company } from '@/content/company';
import { routes } from '@/lib/site/routes';
import { pageKinds } from '@/scripts/page-kinds';
import { tooWide } from '../too-wide';
import { bySize } from '../size';
import { expect, test } from './fixtures';
import { ports } from './ports';

const kinds: readonly string[] = Object.values(pageKinds);
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

for (const path of bySize(kinds.slice(0, 3), everyPath))
  test.describe(`${path} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('has no target smaller than 24 px, and none that the bar at the foot covers for good', async ({
      page,
    }) => {
      await page.goto(path);
      const problems = await page.evaluate(() => {
        const bar = document.querySelector<HTMLElement>('.call-bar')?.parentElement;
        const found: string[] = [];
        for (const target of document.querySelectorAll(
          'a, button, input, textarea, summary, label:has(input)',
        )) {
          const style = getComputedStyle(target);
          const { width, height } = target.getBoundingClientRect();
          const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
          // Links in running text are as high as its lines, and a box to tick is part of its label.
          const isInText = style.display === 'inline' && target.closest('p, li, dd, td, th') !== null;
          // A name on a map is as small as the map; the page has the same link again in its list.
          const isRepeated =
            target.closest('svg') !== null &&
            [...document.querySelectorAll('main a')].some(
              (link) => !link.closest('svg') && link.getAttribute('href') === target.getAttribute('href'),
            );
          if (!isShown || isInText || isRepeated) continue;
          if (target.closest('[aria-hidden]') || target.matches('label input')) continue;
          const name = `${target.tagName} "${(target.textContent ?? '').trim().slice(0, 40)}"`;
          if (width < 24 || height < 24) found.push(`${name} is ${width} by ${height} px`);
          target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          if (!bar || bar.contains(target)) continue;
          const hidden = target.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
          if (getComputedStyle(bar).display !== 'none' && hidden > 1) found.push(`${name} is covered`);
        }
        return found;
      });
      expect(problems).toEqual([]);
    });

    test('never breaks a phone number across lines', async ({ page }) => {
      for (const width of [320, 360, 390, 430, 768, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        const broken = await page.evaluate((number) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const start = (text.textContent ?? '').replaceAll('\u00a0', ' ').indexOf(number);
            if (start < 0) continue;
            const range = document.createRange();
            range.setStart(text, start);
            range.setEnd(text, start + number.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            const element = text.parentElement;
            if (tops.size < 2 || !element) continue;
            // A long number may be wider than its place, such as half the bar at the foot of a narrow phone.
            const room = element.parentElement?.clientWidth ?? 0;
            element.style.whiteSpace = 'nowrap';
            if (element.offsetWidth <= room) found.push(element.outerHTML);
            element.style.whiteSpace = '';
          }
          return found;
        }, company.phone);
        expect(broken, `at ${width} px`).toEqual([]);
      }
    });
  });
