import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../../shared/expected-error.ts';

/** Comments come first, so that quotation marks in them don't start a string. */
const commentOrString = /\/\/.*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The strings of a content file that contain at least two words. */
export const sentencesIn = (source: string): readonly string[] =>
  [...source.matchAll(commentOrString)]
    .filter(([token]) => !token.startsWith('/'))
    .map(([token]) => token.slice(1, -1).replaceAll(/\\(['"`])/g, '$1'))
    .filter((text) => /\p{L}\S*\s[^]*\p{L}/u.test(text));

type Change = {
  readonly file: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
};

const record = 'content/confirmed.ts';
const ownRecord = "confirmedAt: string = '[0-9a-f]";

/**
 * The sentences in content that other people's versions of the project have changed since the given commit, and that
 * the owner hasn't rewritten since. A merged branch with confirmed promises is the owner's own.
 */
export const mergedSentences = (root: string, since: string): readonly Change[] => {
  if (since === '' || !existsSync(join(root, '.git'))) return [];
  const git = (...words: readonly string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
    return status === 0 ? stdout.trim() : undefined;
  };
  const merges = git('rev-list', '--first-parent', '--merges', '--reverse', `${since}..HEAD`);
  if (merges === undefined)
    throw new ExpectedError(
      `${record} names the commit ${since}, which this clone lacks. Run git fetch --unshallow. If you have rewritten the history, set confirmedAt to ''.`,
    );
  const lines = (text = '') => text.split('\n').filter(Boolean);
  return lines(merges)
    .filter((merge) => git('grep', '-q', ownRecord, `${merge}^2`, '--', record) === undefined)
    .flatMap((merge) => {
      const files = lines(git('diff', '--name-only', `${merge}^1`, merge, '--', 'content/*.ts'))
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => {
          const at = (commit: string) => sentencesIn(git('show', `${commit}:${file}`) ?? '');
          const currentFile = join(root, file);
          const now = existsSync(currentFile) ? sentencesIn(readFileSync(currentFile, 'utf8')) : [];
          return { file, before: at(`${merge}^1`), after: at(merge), now };
        });
      const all = (part: 'before' | 'after' | 'now') => new Set(files.flatMap((file) => file[part]));
      const [before, after, now] = [all('before'), all('after'), all('now')];
      return files.map((file) => ({
        file: file.file,
        removed: file.before.filter((text) => !after.has(text) && !now.has(text)),
        added: file.now.filter((text) => after.has(text) && !before.has(text)),
      }));
    })
    .filter(({ removed, added }) => removed.length + added.length > 0);
};
