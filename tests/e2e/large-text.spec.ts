import { expect, test } from './fixtures';

const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

for (const [width, height] of windows)
  test(`at ${width} px and twice the size of text the header takes a third of the window at most, and breaks no word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    for (const size of [100, 150, 175, 200]) {
      const { taken, broken } = await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
        const header = document.querySelector('header');
        if (!header) throw new Error('There is no header.');
        const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('[popover]')) continue;
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(word);
          }
        }
        return { taken: header.getBoundingClientRect().height, broken: found };
      }, size);
      expect(broken, `words at ${size}%`).toEqual([]);
      expect(taken, `header at ${size}%`).toBeLessThanOrEqual(height / 3);
    }
  });

for (const [width, height] of windows)
  test(`at ${width} px and twice the size of text the bar at the foot leaves room, and hides nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const size of [150, 175, 200]) {
      const { taken, hidden } = await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
        scrollTo(0, 0);
        const [header, bar] = ['header', '.call-nav'].map((part) => document.querySelector(part));
        if (!header || !bar) throw new Error('The header or the bar is missing.');
        const isOver = (element: Element) => {
          const [over, under] = [bar, element].map((part) => part.getBoundingClientRect());
          return (
            over !== undefined &&
            under !== undefined &&
            bar.checkVisibility() &&
            under.bottom > over.top + 1 &&
            under.top < over.bottom &&
            under.right > over.left + 1
          );
        };
        const { top, width: across, height: high } = bar.getBoundingClientRect();
        const ofBar = top < innerHeight && across === document.documentElement.clientWidth ? high : 0;
        const covered: string[] = [];
        for (const link of document.querySelectorAll<HTMLElement>('main a')) {
          link.focus();
          if (isOver(link)) covered.push(link.textContent);
        }
        return { taken: header.getBoundingClientRect().height + ofBar, hidden: covered };
      }, size);
      expect(taken, `header and bar at ${size}%`).toBeLessThanOrEqual(height / 3);
      expect(hidden, `at ${size}%`).toEqual([]);
    }
  });
