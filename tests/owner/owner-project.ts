import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject } from '../copy-project';
import type { Example } from './guide';

const { folder, remove } = copyProject(process.cwd());

/** The copy that belongs to the owner. */
export const ownerFolder = folder;
export const removeOwnerProject = remove;

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

export const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

export const removeFile = (file: string) => rmSync(join(folder, file), { recursive: true, force: true });

export const rename = (from: string, to: string) => renameSync(join(folder, from), join(folder, to));

/** Throws where there is nothing to replace, so that no edit is lost silently. */
export const replace = (file: string, from: string | RegExp, to: string) => {
  const before = read(file);
  if (typeof from === 'string' ? !before.includes(from) : before.search(from) < 0)
    throw new Error(`${file} has no ${from}.`);
  write(
    file,
    before.replace(from, () => to),
  );
};

export const apply = ({ file, place, code }: Example) => {
  if (place === undefined) return write(file, code);
  const { side, text } = place;
  replace(file, text, side === 'after' ? `${text}\n${code}` : `${code}${text}`);
};

/** Every source of the content, by its path. */
export const contentFiles = () =>
  readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('content', file));

/** Runs an installed tool or a script in the copy, without the settings of this machine. */
export const run = (program: 'npm' | 'npx' | 'node', ...args: readonly string[]) => {
  const { NODE_ENV: _test, ...rest } = process.env;
  const env = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !/^(?:NEXT_PUBLIC|JEST)_/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    // The tests of the export read what the owner built, and those of the browser leave the ports of a check beside this one.
    env: {
      ...env,
      TESTED_SITE: 'out',
      E2E_PORT: String(Number(env.E2E_PORT ?? 4173) + 8),
    } as unknown as NodeJS.ProcessEnv,
  });
  return { status, output: stdout + stderr, lines: stdout.trim().split('\n') };
};

/** Returns what the program said. Throws with the last of it where it does not succeed. */
export const succeed = (...command: Parameters<typeof run>) => {
  const { status, output } = run(...command);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${output.slice(-20_000)}`);
  return output;
};

/** What the compiler says. */
export const compilerErrors = () => run('npx', 'tsc', '--noEmit', '--pretty', 'false').lines.join('\n');

/** Makes a change for one look at the compiler. */
export const compilerErrorsWith = (file: string, change: (text: string) => string | undefined) => {
  const before = read(file);
  const changed = change(before);
  if (changed === before) throw new Error(`The change of ${file} changes nothing.`);
  if (changed === undefined) removeFile(file);
  else write(file, changed);
  const errors = compilerErrors();
  write(file, before);
  return errors;
};
