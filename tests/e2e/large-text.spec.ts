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
