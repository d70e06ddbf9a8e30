import { readFileSync } from 'node:fs';

/** A code block of a guide. */
export type Example = {
  readonly file: string;
  /** The text that it comes after; a block without is the whole file. */
  readonly after: string | undefined;
  readonly code: string;
};

/** The blocks whose first line is a comment that names a file, in the order of the guide. */
export const readExamples = (guide: string): readonly Example[] =>
  [
    ...readFileSync(guide, 'utf8').matchAll(
      /^( *)```tsx?\n\s*\/\/ (\S+\.tsx?)(?:, after `(.+)`)?\n([^]*?)^ *```$/gm,
    ),
  ].map(([, indent = '', file = '', after, code = '']) => ({
    file,
    after,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
