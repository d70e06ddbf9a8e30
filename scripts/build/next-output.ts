import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { isComment, isTag, type ChildNode, type Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, parsePage, removeNode } from '../shared/built-site/parsed-page.ts';
import { ExpectedError } from '../shared/expected-error.ts';

// No other module depends on Next's undocumented output. `tests/export/next-output.test.ts` tests this module with a
// real export.

export const nextOutputFolder = '.next/exported';

/** File names contain a content hash, so browsers may cache them for a year. */
export const hashedFolder = '_next/static';

export const islandsFolder = `${hashedFolder}/islands`;

export const exportWithNext = (project: string, settings: Readonly<Record<string, string>>): boolean => {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...settings,
      // Other values of the owner's environment break Next's builds.
      NODE_ENV: 'production',
      // next.config.mjs reads this variable and uses it as `distDir`, the output folder of an export.
      SITE_EXPORT_FOLDER: nextOutputFolder,
    },
  });
  return status === 0;
};

/**
 * Published pages don't need the scripts of Next's runtime, the data for its client-side router, style sheets (their
 * rules are inlined) or the duplicate of the 404 page.
 */
export const isUnused = (nextOutput: string, file: string): boolean =>
  /^_next[\\/].*\.(?:js|css)$/.test(file) ||
  file === '_not-found.html' ||
  (file.endsWith('.txt') &&
    (basename(file).startsWith('__next.') || existsSync(join(nextOutput, file.replace(/\.txt$/, '.html')))));

const dataScripts = new Set(['application/ld+json', 'speculationrules']);

const nextScript = /^\(?(?:self\.__next_|globalThis\["TURBOPACK"\])/;

/**
 * Throws for an inline script that is neither Next's, nor data, nor declared in content, because it would stop
 * working without Next's runtime.
 */
const isNextScript = (script: Element, declaredScripts: readonly string[]): boolean => {
  const { src, type = '' } = script.attribs;
  const text = DomUtils.textContent(script);
  if (dataScripts.has(type) || (src !== undefined && URL.canParse(src)) || declaredScripts.includes(text))
    return false;
  if (src?.startsWith(`/${hashedFolder}/`) || (src === undefined && nextScript.test(text))) return true;
  throw new ExpectedError(
    `contains the script “${src ?? text.trim().slice(0, 60)}”. Pages can only run the code of islands: docs/architecture.md explains how to add one.`,
  );
};

const isRuntimeElement = (element: Element, declaredScripts: readonly string[]) => {
  const { tagName, attribs, childNodes } = element;
  if (tagName === 'script') return isNextScript(element, declaredScripts);
  if (tagName === 'meta') return attribs['name'] === 'next-size-adjust';
  // Remove the preconnect link that Next 16 adds for fonts without preload. It opens a second connection that nothing
  // uses: https://github.com/vercel/next.js/pull/78662
  if (tagName === 'link')
    return (
      (attribs['rel'] === 'preload' && attribs['as'] === 'script') ||
      (attribs['rel'] === 'preconnect' && attribs['href'] === '/')
    );
  // React's boundary for streamed metadata is a hidden element that contains only comments.
  return tagName === 'div' && attribs['hidden'] === '' && childNodes.every(isComment);
};

const isInIsland = ({ parent }: ChildNode): boolean =>
  parent !== null && ((isTag(parent) && parent.attribs['data-island'] !== undefined) || isInIsland(parent));

/**
 * Removes Next's runtime from a page. Keeps React's comments inside islands, because hydration needs them. Throws if the
 * page contains no runtime, because then Next's output format has changed.
 */
export const withoutRuntime = (html: string, declaredScripts: readonly string[]): string => {
  const page = parsePage(html);
  const elements = elementsOf(page).filter((element) => isRuntimeElement(element, declaredScripts));
  if (!elements.some(({ attribs }) => attribs['src']?.startsWith(`/${hashedFolder}/`)))
    throw new Error('It has no Next.js scripts. See docs/upgrading-packages.md.');
  const comments = DomUtils.filter(isComment, page.document).filter(
    (comment) => !isInIsland(comment) && !elements.some((element) => element === comment.parent),
  );
  for (const node of [...elements, ...comments]) removeNode(page, node);
  return page.html.toString();
};
