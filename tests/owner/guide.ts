import { readFileSync } from 'node:fs';
import { nextMigration } from '../../scripts/backend/apply-migrations';

export type Example = {
  readonly file: string;
  /** The place of the code in the file. Without a place, the block is the whole file. */
  readonly place: { readonly side: 'before' | 'after'; readonly text: string } | undefined;
  readonly code: string;
};

let migrations = 0;
/** Replaces `<now>` with a timestamp after those of all earlier examples. */
const timestamp = (file: string) =>
  file.replace('<now>', () => String(nextMigration(new Date()) + migrations++));

/** Returns the code blocks of a guide whose first line names a file. */
export const readExamples = (guide: string): readonly Example[] =>
  [
    ...readFileSync(guide, 'utf8').matchAll(
      /^( *)```(?:tsx?|sql|css|svg)\n\s*(?:\/\/|--|\/\*|<!--) (\S+\.\w+)(?:, (before|after) `(.+)`)?(?: \*\/| -->)?\n([^]*?)^ *```$/gm,
    ),
  ].map(([, indent = '', file = '', side, text = '', code = '']) => ({
    file: timestamp(file),
    place: side === undefined ? undefined : { side: side as 'before' | 'after', text },
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
