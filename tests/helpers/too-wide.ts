import type { Page } from '@playwright/test';
import { showInFrame } from './show-in-frame.ts';
import { byLevel } from './test-level.ts';

const [narrowest, widest] = [320, 1600];
const step = byLevel(32, 8);

/**
 * Checks windows from 320 to 1600 px with text of the given sizes. Names the element that extends furthest: `/about
 * at 1024 px, text 150%: 12 px too wide because of <span class="one-line"> “1.15pm-5.30pm”`.
 */
export const tooWide = async (
  page: Page,
  url: string,
  textSizes: readonly number[],
): Promise<readonly string[]> => {
  await showInFrame(page, url, widest);
  const problems = await page.evaluate(
    ([sizes, from, to, by]) => {
      const frame = document.querySelector('iframe');
      const root = frame?.contentDocument?.documentElement;
      if (!frame || !root) throw new Error('There is no frame.');
      const edge = (box: Element | Range, parent: Element | null) => {
        let { right } = box.getBoundingClientRect();
        for (let element = parent; element && element !== root; element = element.parentElement)
          if (getComputedStyle(element).overflowX !== 'visible')
            right = Math.min(right, element.getBoundingClientRect().right);
        return right;
      };
      /** Measures text too, because it may overflow its own element. */
      const edges = (element: Element) => {
        const textEdges = [edge(element, element.parentElement)];
        for (const text of element.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE) continue;
          const range = new Range();
          range.selectNodeContents(text);
          textEdges.push(edge(range, element));
        }
        return textEdges;
      };
      const furthest = () => {
        let [end, name] = [0, ''];
        for (const element of root.querySelectorAll('body *')) {
          const right = Math.max(...edges(element));
          if (!element.checkVisibility() || right < end) continue;
          const tag = (element.cloneNode() as Element).outerHTML.replace(/>.*/, '>');
          [end, name] = [right, `${tag} “${element.textContent.trim().slice(0, 80)}”`];
        }
        return name;
      };
      const places: string[] = [];
      for (const size of sizes) {
        root.style.fontSize = `${size}%`;
        for (let width = from; width <= to; width += by) {
          frame.style.width = `${width}px`;
          const pixels = root.scrollWidth - width;
          if (frame.clientWidth !== width || pixels > 0)
            places.push(`at ${width} px, text ${size}%: ${pixels} px too wide because of ${furthest()}`);
        }
      }
      return places;
    },
    [textSizes, narrowest, widest, step] as const,
  );
  const { pathname } = new URL(url);
  return problems.map((place) => `${pathname} ${place}`);
};
