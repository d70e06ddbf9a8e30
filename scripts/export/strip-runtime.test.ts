import { parsePage } from './html';
import { stripRuntime } from './strip-runtime';

const markup = `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/>
<link rel="preload" as="script" href="/_next/static/chunks/a.js">
<link rel="preload" as="image" href="/machines/dumper.svg">
<script src="/_next/static/chunks/a.js" async=""></script></head>
<body><div hidden=""><!--$--><!--/$--></div><main>Words<!-- --> &#x27;kept&#x27;<div data-island="form"><p>one<!-- -->two</p></div></main>
<script type="application/ld+json">{"@context":"https://schema.org"}</script>
<script type="speculationrules">{"prerender":[]}</script>
<script>self.__next_f.push([1,""])</script></body></html>`;

test('a page loses what runs and the comments of React outside islands, and nothing else changes by a byte', () => {
  const page = parsePage(markup);
  stripRuntime(page);
  expect(page.text.toString()).toBe(
    markup
      .replace('<link rel="preload" as="script" href="/_next/static/chunks/a.js">', '')
      .replace('<script src="/_next/static/chunks/a.js" async=""></script>', '')
      .replace('<div hidden=""><!--$--><!--/$--></div>', '')
      .replace('<!-- -->', '')
      .replace('<script>self.__next_f.push([1,""])</script>', ''),
  );
});
