import { readFileSync } from 'node:fs';
import type { Element } from 'domhandler';
import { elementsOf, parsePage } from '../export/html';
import { builtPages, filesBelow } from '../export/pages';
import { policyFor } from '../export/policy';

// The only file of this folder that knows the steps after the build.
export { filesBelow };

export type CheckedPage = {
  /** Relative to the folder of the export. */
  readonly file: string;
  readonly canonical: string;
  readonly policy: string;
  /** The policies that the build would write into this page, as a form page or another. */
  readonly rightPolicies: readonly string[];
};

const attribute = (elements: readonly Element[], name: string, value: string, wanted: string) =>
  elements.find(({ attribs }) => attribs[name] === value)?.attribs[wanted] ?? '';

export const checkedPage = (file: string, markup: string, database: string | undefined): CheckedPage => {
  const page = parsePage(markup);
  const elements = elementsOf(page);
  return {
    file,
    canonical: attribute(elements, 'rel', 'canonical', 'href'),
    policy: attribute(elements, 'http-equiv', 'Content-Security-Policy', 'content'),
    rightPolicies: [true, false].map((interactive) => policyFor(page, { interactive, connect: database })),
  };
};

/** `database` is the origin that form pages may call. */
export const checkedPages = (out: string, database: string | undefined): readonly CheckedPage[] =>
  builtPages(out).map(({ file }) =>
    checkedPage(file.slice(out.length + 1), readFileSync(file, 'utf8'), database),
  );
