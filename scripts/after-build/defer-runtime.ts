import { type Element, type Page, remove, replace } from './html';

/** What a visitor does, at the latest, before a form needs its code. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'];

// An address that asks for a subject, and a draft to restore, need the code at once. F8 is noted for the notices, which do
// not listen yet.
const loaderOf = (sources: readonly string[]) => `(() => {
  const sources = ${JSON.stringify(sources)};
  const signs = ${JSON.stringify(signs)};
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  const fetchAhead = () => {
    for (const href of sources) add('link', { rel: 'prefetch', as: 'script', href });
  };
  const start = (event) => {
    removeEventListener('load', fetchAhead);
    for (const sign of signs) removeEventListener(sign, start, true);
    if (event?.key === 'F8') document.documentElement.dataset.f8 = '';
    for (const src of sources) add('script', { src, async: true });
  };
  let draft = false;
  try {
    draft = sessionStorage.length > 0;
  } catch {}
  if (draft || location.search) start();
  else {
    for (const sign of signs) addEventListener(sign, start, true);
    addEventListener('load', fetchAhead);
  }
})()`;

const isRuntime = (element: Element) =>
  element.tagName === 'script' &&
  element.attribs['src'] !== undefined &&
  element.attribs['nomodule'] === undefined;

const isPreload = (element: Element) =>
  element.tagName === 'link' && element.attribs['rel'] === 'preload' && element.attribs['as'] === 'script';

/**
 * Takes a form page; has its runtime fetched once the page has loaded and run at the first sign of a visitor, so that
 * somebody who only reads waits for none of it. Throws where the page has no runtime to defer.
 */
export const deferRuntime = (page: Page) => {
  const runtime = page.elements.filter(isRuntime);
  const [first] = runtime;
  if (!first) throw new Error('The page has no runtime to defer.');
  const sources = [...new Set(runtime.map((element) => element.attribs['src'] ?? ''))];
  remove(page, [...runtime.slice(1), ...page.elements.filter(isPreload)]);
  replace(page, first, 'script', loaderOf(sources));
};
