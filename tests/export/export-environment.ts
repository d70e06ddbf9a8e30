import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';
import { forms } from '@/content/forms';
import { formAnswers as answers } from '@/content/forms/answers';
import { builtPages } from '../../scripts/export/pages';
import { isRedirectPage } from '../../scripts/export/redirects';
import { testedSite } from '../tested-site';

/** The pages under test but 404 and those that only redirect, in order of their paths. The parser is jsdom's. */
const parse = () => {
  const parser = new new JSDOM().window.DOMParser();
  const all = builtPages(testedSite)
    .map(({ path, file }) => ({ path, markup: readFileSync(file, 'utf8') }))
    .filter(({ path, markup }) => path !== '/404' && !isRedirectPage(markup))
    .map((page) => ({ ...page, document: parser.parseFromString(page.markup, 'text/html') }));
  const answerPaths = new Set<string>(
    forms.flatMap(({ page }) => answers.map((answer) => `${page}/${answer}`)),
  );
  const sheets = all.filter(({ path }) => path.startsWith('/sheets/'));
  const formAnswers = all.filter(({ path }) => answerPaths.has(path));
  const pages = all.filter((page) => !sheets.includes(page) && !formAnswers.includes(page));
  return { parser, pages, sheets, formAnswers } as const;
};

type Parsed = ReturnType<typeof parse>;

export type ReadPage = Parsed['pages'][number];

declare global {
  var exported: Parsed;
}

let shared: Parsed | undefined;

/**
 * Parses the pages once for all the test files of a Jest worker, because that takes seconds. Jest loads this module once
 * for each worker, unlike what the tests import.
 */
export default class ExportEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    shared ??= parse();
    this.global.exported = shared;
  }
}
