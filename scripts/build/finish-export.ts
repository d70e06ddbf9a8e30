import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, filesBelow } from '../shared/built-site/built-pages.ts';
import { addToHead, parsePage } from '../shared/built-site/parsed-page.ts';
import { precompress } from '../shared/built-site/precompress.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import type { Redirect } from '../shared/site-redirects.ts';
import { bundleIslands } from './bundle-islands.ts';
import { addPolicy, policyFor, rejectAttributes } from './content-policy.ts';
import { inlineStyles } from './inline-styles.ts';
import { islandsOf, rejectDuplicateIsland, rejectMisplacedForm } from './islands.ts';
import { isUnused, nextOutputFolder, withoutRuntime } from './next-output.ts';
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
  const bundleOf = bundleIslands({ project, siteFolder: finishedFolder, settings });

  const finishPage = (path: string, html: string) => {
    // Parse the page again without the runtime, because comments of the runtime split texts.
    const page = parsePage(withoutRuntime(html, allowedLoads.inline));
    const islands = islandsOf(page);
    const bundle = islands.length > 0 ? bundleOf(islands) : undefined;
    rejectUndeclared(page, allowedLoads);
    rejectDuplicateIsland(page);
    rejectMisplacedForm(page, path);
    setPageLanguage(page);
    preventBreaks(page);
    inlineStyles(page, nextOutput, bundle?.code ?? '');
    if (bundle) addToHead(page, 'script', bundle.script);
    rejectAttributes(page);
    // The policy is the last step, because it contains hashes of the page's styles and scripts.
    addPolicy(page, policyFor(page, databaseOrigin));
    return { html: page.html.toString(), hasIslands: bundle !== undefined };
  };

  const pages = builtPages(finishedFolder).map(({ file, path }) => {
    try {
      const { html, hasIslands } = finishPage(path, readFileSync(file, 'utf8'));
      writeFileSync(file, html);
      return hasIslands;
    } catch (error) {
      // Messages of expected errors begin with a verb, so that the path can be their subject.
      if (error instanceof ExpectedError) throw new ExpectedError(`${path} ${error.message}`);
      throw new Error(`${path} could not be finished.`, { cause: error });
    }
  });
  writeRedirects(finishedFolder, redirects);
  if (isCompressed) precompress(finishedFolder);
  replaceSite(project, { siteFolder, finishedFolder });
  return { pages: pages.length, pagesWithIslands: pages.filter(Boolean).length };
};
