import { readFileSync } from 'node:fs';
import { nextMigration } from '../../scripts/backend/apply-migrations';

/** A code block of a guide in docs. */
export type Example = {
  readonly file: string;
  /** Where in the file it goes; a block without is the whole file. */
  readonly place: { readonly side: 'before' | 'after'; readonly text: string } | undefined;
  readonly code: string;
};

/** The blocks whose first line is a comment that names a file, in the order of the guide. `<now>` is the date and time of a migration. */
export const readExamples = (guide: string): readonly Example[] =>
  [
    ...readFileSync(guide, 'utf8').matchAll(
      /^( *)```(?:tsx?|sql|css|svg)\n\s*(?:\/\/|--|\/\*|<!--) (\S+\.\w+)(?:, (before|after) `(.+)`)?(?: \*\/| -->)?\n([^]*?)^ *```$/gm,
    ),
  ].map(([, indent = '', file = '', side, text = '', code = '']) => ({
    file: file.replace('<now>', String(nextMigration(new Date()))),
    place: side === undefined ? undefined : { side: side as 'before' | 'after', text },
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
