import type { Page } from '@playwright/test';
import { showInFrame } from './show-in-frame.ts';
import { byLevel } from './test-level.ts';

/** In pixels. Most are at or just below a layout breakpoint. */
const everyWidth = [320, 360, 390, 480, 600, 640, 768, 900, 1024, 1100, 1280, 1440, 1920];
const widths = byLevel(
  everyWidth.filter((_, index) => index % 2 === 0),
  everyWidth,
);

const hyphenatedFrom = 18;

/**
 * Tests widths from 320 to 1920 px with text sizes in percent. Returns entries such as `/about text 200%, at 320 px:
 * Reliability in <h2>`. Words of 18 or more letters may break, and others at a hyphen that is followed by a letter. In body
 * text, only checks words that must not break at their hyphen, such as `24-48`.
 */
export const brokenWords = async (
  page: Page,
  url: string,
  textSizes: readonly number[],
): Promise<readonly string[]> => {
  const problems: string[] = [];
  const browser = await page.context().newCDPSession(page);
  for (const size of textSizes) {
    // Set the browser's default font size, because media queries in rem depend on it.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100 } });
    await showInFrame(page, url, Math.max(...widths));
    const places = await page.evaluate(
      ([allWidths, longest]) => {
        const frame = document.querySelector('iframe');
        const frameDocument = frame?.contentDocument;
        if (!frame || !frameDocument) throw new Error('There is no frame.');
        const parts = 'h1, h2, h3, h4, a, button, label, legend, summary, dt, th, .road-sign';
        const words: { range: Range; word: string; parent: HTMLElement }[] = [];
        const texts = frameDocument.createTreeWalker(frameDocument.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: node } = texts;
          const parent = node.parentElement;
          if (!parent) continue;
          // A long domain may break, because the owner can't change it.
          const isPart = parent.closest(parts) !== null && parent.closest('a[href^="mailto:"]') === null;
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\u00ad\u200b/@]+/g)) {
            let from = index;
            for (const piece of word.split(/(?<=[\p{L}\p{N}]-)(?=\p{L})/u)) {
              const range = frameDocument.createRange();
              range.setStart(node, from);
              range.setEnd(node, from + piece.length);
              from += piece.length;
              if (piece.length > 1 && piece.length < longest && (isPart || /.-./.test(piece)))
                words.push({ range, word, parent });
            }
          }
        }
        const broken = new Set<string>();
        for (const width of allWidths) {
          frame.style.width = `${width}px`;
          for (const { range, word, parent } of words) {
            const [first, ...others] = range.getClientRects();
            if (!first || !others.some(({ top }) => top >= first.bottom - first.height / 4)) continue;
            broken.add(`at ${width} px: ${word} in ${parent.outerHTML.slice(0, 80)}`);
          }
        }
        return [...broken];
      },
      [widths, hyphenatedFrom] as const,
    );
    problems.push(...places.map((place) => `text ${size}%, ${place}`));
  }
  const { pathname } = new URL(url);
  return problems.map((place) => `${pathname} ${place}`);
};
