import { readFileSync } from 'node:fs';
import { nextMigration } from '../../scripts/shared/migrations.ts';

export type Example = {
  readonly file: string;
  /** The place in the file for the code. If it is missing, the code is the whole file. */
  readonly place: { readonly side: 'before' | 'after'; readonly text: string } | undefined;
  readonly code: string;
};

let migrations = 0;
/** Each timestamp is later than those of earlier examples. */
const timestamp = (file: string) =>
  file.replace('<now>', () => String(nextMigration(new Date()) + migrations++));

/** Returns only the code blocks that name a file in their first line. */
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
