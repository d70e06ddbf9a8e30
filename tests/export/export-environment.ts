import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';
import { builtPages } from '../../scripts/build/pages';
import { isRedirectPage } from '../../scripts/build/redirects';
import { testedSite } from '../helpers/tested-site';

export type BuiltPage = { readonly path: string; readonly markup: string; readonly document: Document };

type Exported = { readonly parser: DOMParser; readonly pages: readonly BuiltPage[] };

declare global {
  var exported: Exported;
}

const parse = (): Exported => {
  const parser = new new JSDOM().window.DOMParser();
  const pages = builtPages(testedSite)
    .map(({ path, file }) => ({ path, markup: readFileSync(file, 'utf8') }))
    .filter(({ markup }) => !isRedirectPage(markup))
    .map((page) => ({ ...page, document: parser.parseFromString(page.markup, 'text/html') }));
  return { parser, pages };
};

let shared: Exported | undefined;

/**
 * Parses all pages once per worker, because parsing takes seconds. A module that tests import would be loaded again
 * for every test file.
 */
export default class ExportEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    shared ??= parse();
    this.global.exported = shared;
  }
}
