import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';
import { testedSite } from '../../scripts/develop/shared/tested-site.ts';
import { builtPages, isRedirectPage } from '../../scripts/shared/built-site/built-pages.ts';

export type BuiltPage = { readonly path: string; readonly html: string; readonly document: Document };

declare global {
  var exportedPages: readonly BuiltPage[];
}

const parse = (): readonly BuiltPage[] => {
  const parser = new new JSDOM().window.DOMParser();
  return builtPages(testedSite)
    .map(({ path, file }) => ({ path, html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => !isRedirectPage(html))
    .map((page) => ({ ...page, document: parser.parseFromString(page.html, 'text/html') }));
};

let sharedPages: readonly BuiltPage[] | undefined;

/**
 * Parses all pages once per worker, because parsing takes seconds. A module that tests import would be loaded again
 * for every test file.
 */
export default class ExportEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    sharedPages ??= parse();
    this.global.exportedPages = sharedPages;
  }
}
