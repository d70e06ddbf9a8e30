import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** What Next writes of a page's client modules: every module by its path, and the scripts of each layout and page. */
type Manifest = {
  readonly clientModules: Readonly<Record<string, unknown>>;
  readonly entryJSFiles: Readonly<Record<string, readonly string[]>>;
};

/** Client modules that Next brings to every page. Those of next/link, next/image and next/script are elsewhere. */
const framework = /\/node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\//;

/** A route of app/(interactive) as a pattern over paths. */
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/\[[^/]+\]/g, '[^/]+')}$`);

const readManifest = (built: string, page: string): Manifest => {
  const source = readFileSync(join(built, 'server/app', `${page}_client-reference-manifest.js`), 'utf8');
  // A script that assigns the manifest to a global: { __RSC_MANIFEST: { [page]: manifest } }.
  const scope: { __RSC_MANIFEST?: Readonly<Record<string, Manifest>> } = {};
  runInNewContext(source, scope);
  const manifest = scope.__RSC_MANIFEST?.[page];
  if (!manifest) throw new Error(`Next wrote no client reference manifest for ${page}.`);
  return manifest;
};

const problemOf = (route: string, page: string, { clientModules, entryJSFiles }: Manifest) => {
  if (!page.startsWith('/(interactive)/')) {
    const modules = Object.keys(clientModules).filter((module) => !framework.test(module));
    return modules.length === 0
      ? undefined
      : `${route} uses ${modules.map((module) => module.replace('[project]/', '')).join(', ')}, which needs scripts: move the page to app/(interactive) or leave the module out.`;
  }
  // The layout of app/(interactive) brings client modules of its own; a page that needs scripts has an entry besides.
  return Object.keys(entryJSFiles).some((entry) => entry.endsWith(`/app${page}`))
    ? undefined
    : `${route} is in app/(interactive) but uses no client component: move it to app/(content).`;
};

/**
 * Reads the islands of every page from what Next built (the folder `.next`): which paths run scripts, judged by folder, and a
 * sentence for each page that is in the wrong one.
 */
export const readIslands = (built: string) => {
  const routes = JSON.parse(readFileSync(join(built, 'app-path-routes-manifest.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const pages = Object.entries(routes).filter(([page]) => page.endsWith('/page'));
  const patterns = pages
    .filter(([page]) => page.startsWith('/(interactive)/'))
    .map(([, route]) => patternOf(route));
  return {
    isInteractive: (path: string) => patterns.some((pattern) => pattern.test(path)),
    problems: pages.flatMap(([page, route]) => problemOf(route, page, readManifest(built, page)) ?? []),
  };
};
