import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isComment, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { allowedLoads } from '@/scripts/build/allowed-loads.ts';
import { hashedFolder, isUnused, nextOutputFolder, withoutRuntime } from '@/scripts/build/next-output.ts';
import { builtPages, filesBelow } from '@/scripts/shared/built-site/built-pages.ts';
import { parsePage, type ParsedPage } from '@/scripts/shared/built-site/parsed-page.ts';

// Tests Next's unmodified export of the site. If one of these tests fails, a new version of Next has changed its
// output.
const nextOutput = join(process.cwd(), nextOutputFolder);
const files = filesBelow(nextOutput);
const pages = builtPages(nextOutput).filter(({ path }) => path !== '/_not-found');
const read = (file: string) => readFileSync(join(nextOutput, file), 'utf8');

const islandsIn = ({ document }: ParsedPage) =>
  DomUtils.filter((node) => isTag(node) && 'data-island' in node.attribs, document).map((island) =>
    DomUtils.getOuterHTML(island),
  );
const visibleText = ({ document }: ParsedPage) => {
  const [body] = DomUtils.getElementsByTagName('body', document);
  return body && DomUtils.innerText(body);
};

test.each(pages)("$path keeps its text and islands without Next's runtime", ({ file }) => {
  const html = readFileSync(file, 'utf8');
  const strippedHtml = withoutRuntime(html, allowedLoads().inline);
  const [whole, stripped] = [parsePage(html), parsePage(strippedHtml)];
  expect(visibleText(stripped)).toBe(visibleText(whole));
  expect(islandsIn(stripped)).toEqual(islandsIn(whole));
  const comments = DomUtils.filter(isComment, stripped.document).length;
  expect(comments).toBe(islandsIn(whole).join('').match(/<!--/g)?.length ?? 0);
  // These names only occur in the data and scripts of Next's runtime.
  expect(strippedHtml).not.toMatch(/__next_f|\$Sreact|_next\/static\/chunks\/[^"]+\.js/);
});

test('a page in an unknown format fails the build', () => {
  expect(() => withoutRuntime('<html><head></head></html>', [])).toThrow('docs/upgrading-packages.md');
});

test('only removes scripts, style sheets, router data and a duplicate 404 page', () => {
  const unused = files.filter((file) => isUnused(nextOutput, file));
  const payloads = unused.filter((file) => file.endsWith('.txt'));
  expect(payloads.length).toBeGreaterThan(pages.length);
  for (const file of payloads) expect(read(file)).toMatch(/^(?:\d|:|\w+:)/);
  expect(unused.filter((file) => !/\.txt$|^_next[\\/].*\.(?:js|css)$/.test(file))).toEqual([
    '_not-found.html',
  ]);
});

test('files with a hash in their name are in the folder that browsers cache for a year', () => {
  const hashedFiles = files.filter((file) => /^_next[\\/]/.test(file));
  expect(hashedFiles.length).toBeGreaterThan(0);
  for (const file of hashedFiles)
    expect(file.replaceAll('\\', '/').startsWith(`${hashedFolder}/`)).toBe(true);
});
