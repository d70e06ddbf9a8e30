import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'postcss';
import type { Redirect } from '@/lib/site/redirects';
import { ExpectedError } from '../expected-error';
import { copyPublished } from './copy-published';
import { parseStyles } from './cut-styles';
import { deferRuntime } from './defer-runtime';
import { headersFile } from './headers-file';
import { parsePage } from './html';
import { inlineStyles } from './inline-styles';
import { readIslands } from './islands';
import { builtPages } from './pages';
import { addPolicy, policyFor, type PolicyOptions, refusedAttributes } from './policy';
import { precompress } from './precompress';
import { writeRedirects } from './redirects';
import { replaceOut } from './replace-out';
import { stripRuntime } from './strip-runtime';

/** Where Next exports to, below the project. */
export const exportTo = '.next/exported';

type ExportOptions = {
  /** Origin of the database service that the forms call. */
  readonly connect: string | undefined;
  readonly compressed: boolean;
  readonly redirects: readonly Redirect[];
};

const finishPage = (markup: string, options: PolicyOptions, sheetAt: (address: string) => Root): string => {
  const page = parsePage(markup);
  if (options.interactive) deferRuntime(page);
  else {
    stripRuntime(page);
    inlineStyles(page, sheetAt);
  }
  const [refused] = refusedAttributes(page);
  if (refused) throw new Error(`The security policy refuses ${refused}.`);
  addPolicy(page, policyFor(page, options));
  return page.text.toString();
};

/**
 * Turns what Next exported into what is published. `out` is replaced at the very end: whatever fails before leaves it as
 * it was. Returns how many pages there are, and how many of them run scripts.
 */
export const finishExport = (project: string, { connect, compressed, redirects }: ExportOptions) => {
  const [exported, finished] = [join(project, exportTo), join(project, '.next/finished')];
  const { isInteractive, problems } = readIslands(join(project, '.next'));
  if (problems.length > 0) throw new ExpectedError(problems.join('\n'));

  const sheets = new Map<string, Root>();
  const sheetAt = (address: string) => {
    const sheet = sheets.get(address) ?? parseStyles(readFileSync(join(exported, address), 'utf8'), address);
    sheets.set(address, sheet);
    return sheet;
  };

  rmSync(finished, { recursive: true, force: true });
  copyPublished(exported, finished);
  const pages = builtPages(finished);
  for (const { file, path } of pages) {
    try {
      const options = { interactive: isInteractive(path), connect };
      writeFileSync(file, finishPage(readFileSync(file, 'utf8'), options, sheetAt));
    } catch (error) {
      throw new Error(`${path} could not be finished.`, { cause: error });
    }
  }
  const paths = pages.map(({ path }) => path);
  writeFileSync(join(finished, '_headers'), headersFile(paths));
  writeRedirects(finished, redirects);
  if (compressed) precompress(finished);
  replaceOut(project, finished);
  return { pages: pages.length, interactive: paths.filter(isInteractive).length };
};
