import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@/lib/site/redirects';
import { bundleIslands, type IslandBundles } from './bundle-islands';
import { copyPublished } from './copy-published';
import { headersFile } from './headers-file';
import { type ParsedPage, parsePage, remove } from './html';
import { inlineStyles } from './inline-styles';
import { reactEntry, islandsOf, refuseDuplicateIsland, addHydrationScript } from './islands';
import { exportFolder, refuseHandWrittenScripts, runtimeNodes } from './next-output';
import { type Allowed, refuseUndeclared } from './outside';
import { builtPages } from './pages';
import { addPolicy, policyFor, refusedAttributes } from './policy';
import { precompress } from './precompress';
import { writeRedirects } from './redirects';
import { replaceSite } from './replace-site';

type ExportOptions = {
  /** Where the finished site goes, as an absolute path. */
  readonly site: string;
  /** The variables that the code in the browser may read. */
  readonly settings: Readonly<Record<string, string>>;
  /** Origin of the database service that the forms call. */
  readonly databaseOrigin: string | undefined;
  readonly compressed: boolean;
  readonly redirects: readonly Redirect[];
  readonly allowed: Allowed;
};

type PageContext = {
  readonly databaseOrigin: string | undefined;
  /** What Next exported, with the style sheets. */
  readonly exported: string;
  readonly bundles: IslandBundles;
};

const finishPage = (page: ParsedPage, { databaseOrigin, exported, bundles }: PageContext): string => {
  const islands = islandsOf(page);
  const code = islands.map((island) => bundles.get(island)?.code).join('\n');
  inlineStyles(page, exported, code);
  if (islands.length > 0) addHydrationScript(page, (entry) => bundles.get(entry)?.modules ?? []);
  const [refused] = refusedAttributes(page);
  if (refused) throw new Error(`The security policy refuses ${refused}.`);
  addPolicy(page, policyFor(page, databaseOrigin));
  return page.text.toString();
};

/** Parses a page, without what Next put into it for its runtime. Throws for what browsers would refuse. */
const withoutRuntime = (file: string, allowed: Allowed): ParsedPage => {
  const page = parsePage(readFileSync(file, 'utf8'));
  refuseHandWrittenScripts(page);
  for (const node of runtimeNodes(page)) remove(page, node);
  refuseUndeclared(page, allowed);
  return page;
};

/** Runs a step, and adds the path of the page to an error. */
const withPathInError = <Result>(path: string, step: () => Result): Result => {
  try {
    return step();
  } catch (error) {
    throw new Error(`${path} could not be finished.`, { cause: error });
  }
};

/**
 * Turns what Next exported into what is published. The site is replaced at the very end: whatever fails before leaves it as
 * it was. Returns how many pages there are, and how many of them have islands.
 */
export const finishExport = (
  project: string,
  { site, settings, databaseOrigin, compressed, redirects, allowed }: ExportOptions,
) => {
  const [exported, finishedFolder] = [join(project, exportFolder), join(project, '.next/finished')];

  rmSync(finishedFolder, { recursive: true, force: true });
  copyPublished(exported, finishedFolder);
  const pages = builtPages(finishedFolder).map(({ file, path }) => {
    const page = withPathInError(path, () => withoutRuntime(file, allowed));
    const islands = islandsOf(page);
    refuseDuplicateIsland(path, islands);
    return { file, path, page, islands };
  });
  const names = [...new Set([reactEntry, ...pages.flatMap(({ islands }) => islands)])];
  const bundles = bundleIslands({ project, site: finishedFolder, names, settings });
  for (const { file, path, page } of pages)
    writeFileSync(
      file,
      withPathInError(path, () => finishPage(page, { databaseOrigin, exported, bundles })),
    );
  const paths = pages.map(({ path }) => path);
  writeFileSync(join(finishedFolder, '_headers'), headersFile(paths));
  writeRedirects(finishedFolder, redirects);
  if (compressed) precompress(finishedFolder);
  replaceSite(project, { site, finished: finishedFolder });
  return { pages: pages.length, pagesWithIslands: pages.filter(({ islands }) => islands.length > 0).length };
};
