import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, filesBelow } from '../shared/built-site/built-pages.ts';
import { parsePage, removeNode, type ParsedPage } from '../shared/built-site/parsed-page.ts';
import { precompress } from '../shared/built-site/precompress.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import type { Redirect } from '../shared/site-redirects.ts';
import { bundleIslands } from './bundle-islands.ts';
import { addPolicy, policyFor, rejectAttributes } from './content-policy.ts';
import { inlineStyles } from './inline-styles.ts';
import {
  addHydrationScript,
  islandsOf,
  reactEntry,
  rejectDuplicateIsland,
  rejectMisplacedForm,
} from './islands.ts';
import { isUnused, nextOutputFolder, runtimeNodes } from './next-output.ts';
import { setPageLanguage } from './page-language.ts';
import { preventBreaks } from './prevent-breaks.ts';
import { replaceSite } from './replace-site.ts';
import { rejectUndeclared, type AllowedLoads } from './third-party-loads.ts';
import { writeRedirects } from './write-redirects.ts';

type ExportOptions = {
  /** The absolute path of the folder to publish. */
  readonly siteFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly databaseOrigin: string | undefined;
  readonly isCompressed: boolean;
  readonly redirects: readonly Redirect[];
  readonly allowedLoads: AllowedLoads;
};

/** Names the page in errors. Messages of expected errors begin with a verb, so that the path can be their subject. */
const editPage = (
  { file, path }: { readonly file: string; readonly path: string },
  edit: (page: ParsedPage) => void,
): ParsedPage => {
  try {
    const page = parsePage(readFileSync(file, 'utf8'));
    edit(page);
    writeFileSync(file, page.html.toString());
    return page;
  } catch (error) {
    if (error instanceof ExpectedError) throw new ExpectedError(`${path} ${error.message}`);
    throw new Error(`${path} could not be finished.`, { cause: error });
  }
};

/**
 * Replaces the old site only at the end, so that an error leaves it unchanged. Returns the number of pages, and how
 * many of them contain islands.
 */
export const finishExport = (
  project: string,
  { siteFolder, settings, databaseOrigin, isCompressed, redirects, allowedLoads }: ExportOptions,
) => {
  const [nextOutput, finishedFolder] = [join(project, nextOutputFolder), join(project, '.next/finished')];
  rmSync(finishedFolder, { recursive: true, force: true });
  for (const file of filesBelow(nextOutput))
    if (!isUnused(nextOutput, file)) cpSync(join(nextOutput, file), join(finishedFolder, file));

  // Each page is written and read again below, because the trees of a thousand pages don't fit in memory, and removed
  // comments split texts.
  const pages = builtPages(finishedFolder).map(({ file, path }) => {
    const edited = editPage({ file, path }, (page) => {
      for (const node of runtimeNodes(page, allowedLoads.inline)) removeNode(page, node);
      rejectUndeclared(page, allowedLoads);
      rejectDuplicateIsland(page);
      rejectMisplacedForm(page, path);
    });
    return { file, path, islands: islandsOf(edited) };
  });
  const names = [...new Set([reactEntry, ...pages.flatMap(({ islands }) => islands)])];
  const bundles = bundleIslands({ project, siteFolder: finishedFolder, names, settings });
  for (const { file, path, islands } of pages)
    editPage({ file, path }, (page) => {
      setPageLanguage(page);
      preventBreaks(page);
      inlineStyles(page, nextOutput, islands.map((island) => bundles.get(island)?.code).join('\n'));
      if (islands.length > 0) addHydrationScript(page, (entry) => bundles.get(entry)?.modules ?? []);
      rejectAttributes(page);
      addPolicy(page, policyFor(page, databaseOrigin));
    });
  writeRedirects(finishedFolder, redirects);
  if (isCompressed) precompress(finishedFolder);
  replaceSite(project, { siteFolder, finishedFolder });
  return { pages: pages.length, pagesWithIslands: pages.filter(({ islands }) => islands.length > 0).length };
};
