import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'postcss';
import type { Redirect } from '@/lib/site/redirects';
import { bundleIslands, type IslandBundles } from './bundle-islands';
import { copyPublished } from './copy-published';
import { parseStyles } from './cut-styles';
import { headersFile } from './headers-file';
import { type ParsedPage, parsePage, remove } from './html';
import { inlineStyles, tokensNamedIn } from './inline-styles';
import { first, islandsOf, refuseSecondIsland, startIslands } from './islands';
import { exportFolder, refuseOwnScripts, runtimeNodes } from './next-output';
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
  readonly connect: string | undefined;
  readonly compressed: boolean;
  readonly redirects: readonly Redirect[];
  readonly allowed: Allowed;
};

type Parts = {
  readonly connect: string | undefined;
  readonly stylesAt: (address: string) => Root;
  readonly bundles: IslandBundles;
};

const finishPage = (page: ParsedPage, { connect, stylesAt, bundles }: Parts): string => {
  const islands = islandsOf(page);
  const code = islands.map((island) => bundles.get(island)?.code).join('\n');
  inlineStyles(page, stylesAt, tokensNamedIn(code));
  if (islands.length > 0) startIslands(page, (entry) => bundles.get(entry)?.modules ?? []);
  const [refused] = refusedAttributes(page);
  if (refused) throw new Error(`The security policy refuses ${refused}.`);
  addPolicy(page, policyFor(page, connect));
  return page.text.toString();
};

/** Parses a page, without what Next put into it for its runtime. Throws for what browsers would refuse. */
const withoutRuntime = (file: string, allowed: Allowed): ParsedPage => {
  const page = parsePage(readFileSync(file, 'utf8'));
  refuseOwnScripts(page);
  for (const node of runtimeNodes(page)) remove(page, node);
  refuseUndeclared(page, allowed);
  return page;
};

/** What a step returns; names the page where it throws. */
const naming = <Result>(path: string, step: () => Result): Result => {
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
  { site, settings, connect, compressed, redirects, allowed }: ExportOptions,
) => {
  const [exported, finished] = [join(project, exportFolder), join(project, '.next/finished')];

  const parsed = new Map<string, Root>();
  const stylesAt = (address: string) => {
    const styles = parsed.get(address) ?? parseStyles(readFileSync(join(exported, address), 'utf8'), address);
    parsed.set(address, styles);
    return styles;
  };

  rmSync(finished, { recursive: true, force: true });
  copyPublished(exported, finished);
  const pages = builtPages(finished).map(({ file, path }) => {
    const page = naming(path, () => withoutRuntime(file, allowed));
    const islands = islandsOf(page);
    refuseSecondIsland(path, islands);
    return { file, path, page, islands };
  });
  const names = [...new Set([first, ...pages.flatMap(({ islands }) => islands)])];
  const bundles = bundleIslands({ project, site: finished, names, settings });
  for (const { file, path, page } of pages)
    writeFileSync(
      file,
      naming(path, () => finishPage(page, { connect, stylesAt, bundles })),
    );
  const paths = pages.map(({ path }) => path);
  writeFileSync(join(finished, '_headers'), headersFile(paths));
  writeRedirects(finished, redirects);
  if (compressed) precompress(finished);
  replaceSite(project, { site, finished });
  return { pages: pages.length, interactive: pages.filter(({ islands }) => islands.length > 0).length };
};
