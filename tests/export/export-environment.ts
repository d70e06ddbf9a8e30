import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';
import { type ReadPage, readFormAnswers, readPages, readSheets } from '../../scripts/site/read-pages';
import { testedSite } from '../tested-site';

type Parsed = {
  readonly parser: DOMParser;
  readonly pages: readonly ReadPage[];
  readonly sheets: ReturnType<typeof readSheets>;
  readonly formAnswers: readonly ReadPage[];
};

declare global {
  var exported: Parsed;
}

const parse = (): Parsed => {
  const parser = new new JSDOM().window.DOMParser();
  return {
    parser,
    pages: readPages(testedSite, parser),
    sheets: readSheets(testedSite, parser),
    formAnswers: readFormAnswers(testedSite, parser),
  };
};

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
