import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';
import { type ReadPage, readFormAnswers, readPages, readSheets } from '../../scripts/site/read-pages';

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
  const out = join(process.cwd(), 'out');
  return {
    parser,
    pages: readPages(out, parser),
    sheets: readSheets(out, parser),
    formAnswers: readFormAnswers(out, parser),
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
