import { parseFragment } from 'parse5';
import { attribute, type Document, type Element, elementsOf, remove, setText } from './html';

// What a visitor does, at the latest, before a form needs its code. An address that asks for a subject, and a draft to
// restore, need it at once. F8 is noted for the notices, which do not listen yet.
const loader = `(() => {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'];
  const start = (event) => {
    for (const sign of signs) removeEventListener(sign, start, true);
    if (event?.key === 'F8') document.documentElement.dataset.f8 = '';
    for (const link of document.querySelectorAll('link[rel=prefetch][as=script]')) {
      const script = document.createElement('script');
      script.src = link.getAttribute('href');
      script.async = true;
      document.head.append(script);
    }
  };
  let draft = false;
  try {
    draft = sessionStorage.length > 0;
  } catch {}
  if (draft || location.search) start();
  else for (const sign of signs) addEventListener(sign, start, true);
})()`;

const isRuntime = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') !== undefined &&
  attribute(element, 'nomodule') === undefined;

const isPreload = (element: Element) =>
  element.tagName === 'link' &&
  attribute(element, 'rel') === 'preload' &&
  attribute(element, 'as') === 'script';

const append = (parent: Element, markup: string): Element => {
  const [element] = parseFragment(markup).childNodes;
  if (!element || !('tagName' in element)) throw new Error(`${markup} is no element.`);
  element.parentNode = parent;
  parent.childNodes.push(element);
  return element;
};

/**
 * Takes a form page; has its runtime fetched when the page is idle and run at the first sign of a visitor, so that
 * somebody who only reads waits for none of it. Throws where the page has no runtime to defer.
 */
export const deferRuntime = (document: Document) => {
  const elements = elementsOf(document);
  const head = elements.find(({ tagName }) => tagName === 'head');
  const runtime = elements.filter(isRuntime);
  if (!head || runtime.length === 0) throw new Error('The page has no runtime to defer.');
  [...runtime, ...elements.filter(isPreload)].forEach(remove);
  for (const source of new Set(runtime.map((element) => attribute(element, 'src') ?? '')))
    append(head, '<link rel="prefetch" as="script">').attrs.push({ name: 'href', value: source });
  setText(append(head, '<script></script>'), loader);
};
