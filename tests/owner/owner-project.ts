import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject } from '../copy-project';
import type { Example } from './guide';

/** The copy that belongs to the owner, and how to remove it. */
export const ownerProject = copyProject(process.cwd());
const { folder } = ownerProject;

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

export const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

export const removeFile = (file: string) => rmSync(join(folder, file), { recursive: true, force: true });

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

/** Changes every source of the content that an edit changes anything in. */
export const editContent = (edit: (text: string, file: string) => string) => {
  for (const name of readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const file = join('content', name);
    const before = read(file);
    const after = edit(before, file);
    if (after !== before) write(file, after);
  }
};

/** Runs an installed tool or a script in the copy, without the settings of this machine. */
export const run = (program: 'npm' | 'npx', ...args: readonly string[]) => {
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
  return { status, stdout, output: stdout + stderr };
};

/** Returns what the program said. Throws with the last of it where it does not succeed. */
export const succeed = (...command: Parameters<typeof run>) => {
  const { status, output } = run(...command);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${output.slice(-20_000)}`);
  return output;
};
