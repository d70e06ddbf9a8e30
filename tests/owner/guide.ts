import { readFileSync } from 'node:fs';
import { nextMigration } from '../../scripts/backend/apply-migrations';

export type Example = {
  readonly file: string;
  /** The place of the code in the file. Without a place, the block is the whole file. */
  readonly place: { readonly side: 'before' | 'after'; readonly text: string } | undefined;
  readonly code: string;
};

/** Returns the code blocks of a guide whose first line names a file. Replaces `<now>` with the timestamp of a migration. */
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
