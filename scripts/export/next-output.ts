import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type ChildNode, type Element, isComment, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, type ParsedPage } from './html';

// All that the build knows of what Next writes without documenting it. `tests/export/next-output.test.ts` compares it with a
// real export.

/** Where Next exports to, below the project. */
export const exportFolder = '.next/exported';

/** The folder of a site whose files have a hash of their content in their names. Every host keeps them for a year. */
export const hashedFolder = '_next/static';

/** Where the code of our islands goes. */
export const islandsFolder = `${hashedFolder}/islands`;

/** Runs `next build` and says whether it succeeded. */
export const exportWithNext = (project: string): boolean => {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: project,
    stdio: 'inherit',
    // Read by next.config.mjs: the `distDir` of an export names its folder.
    env: { ...process.env, EXPORT_TO: exportFolder },
  });
  return status === 0;
};

/**
 * Whether a file of an export is one that no page loads: the scripts of Next's runtime, the payloads of its client router (one
 * beside every page and more below), style sheets, because each page carries its own rules, and the second copy of the 404
 * page.
 */
export const isUnused = (exported: string, file: string): boolean =>
  /^_next[\\/].*\.(?:js|css)$/.test(file) ||
  file === '_not-found.html' ||
  (file.endsWith('.txt') &&
    (basename(file).startsWith('__next.') || existsSync(join(exported, file.replace(/\.txt$/, '.html')))));

/** Scripts that a browser reads as data. */
const dataScripts = new Set(['application/ld+json', 'speculationrules']);

/** What Next's inline scripts begin with: the payload of its router, and the start of its bundler. */
const nextScript = /^\(?(?:self\.__next_|globalThis\["TURBOPACK"\])/;

/**
 * Whether a script is Next's. Throws for one that is neither that nor from elsewhere nor data. None of ours is in what Next exports,
 * so somebody wrote it into a page, and it would vanish with the runtime.
 */
const isNextScript = (script: Element): boolean => {
  const { src, type = '' } = script.attribs;
  if (dataScripts.has(type) || (src !== undefined && URL.canParse(src))) return false;
  const text = DomUtils.textContent(script);
  if (src?.startsWith(`/${hashedFolder}/`) || (src === undefined && nextScript.test(text))) return true;
  throw new Error(
    `It has a script of its own, “${src ?? text.trim().slice(0, 60)}”. Pages run the code of islands alone: docs/architecture.md says how to add one.`,
  );
};

const isRuntimeElement = (element: Element) => {
  const { tagName, attribs, childNodes } = element;
  if (tagName === 'script') return isNextScript(element);
  if (tagName === 'meta') return attribs['name'] === 'next-size-adjust';
  // Next 16 preconnects to the site's own origin for a font that it does not preload, a second connection that nothing uses:
  // https://github.com/vercel/next.js/pull/78662
  if (tagName === 'link')
    return (
      (attribs['rel'] === 'preload' && attribs['as'] === 'script') ||
      (attribs['rel'] === 'preconnect' && attribs['href'] === '/')
    );
  // React's boundary for streamed metadata: hidden, and holding comments only.
  return tagName === 'div' && attribs['hidden'] === '' && childNodes.every(isComment);
};

const isInIsland = ({ parent }: ChildNode): boolean =>
  parent !== null && ((isTag(parent) && parent.attribs['data-island'] !== undefined) || isInIsland(parent));

/**
 * What a page has for Next's runtime: its scripts, and React's comments but in islands, where React finds its place by them.
 * Throws for a page without such a script, because then Next writes something else than this module knows.
 */
export const runtimeNodes = (page: ParsedPage): readonly ChildNode[] => {
  const elements = elementsOf(page).filter(isRuntimeElement);
  if (!elements.some(({ attribs }) => attribs['src']?.startsWith(`/${hashedFolder}/`)))
    throw new Error('It has no script of Next. See docs/upgrading.md.');
  return [
    ...elements,
    ...DomUtils.filter(isComment, page.document).filter(
      (comment) => !isInIsland(comment) && !elements.some((element) => element === comment.parent),
    ),
  ];
};
