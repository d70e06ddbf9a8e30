import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { copyProject } from '@/scripts/develop/shared/copy-project.ts';
import { browserFlags, findBrowser } from '../../scripts/develop/browser/find-browser.ts';
import { startSite } from '../../scripts/develop/serve/start-site.ts';
import type { Example } from './guide.ts';

const { folder, remove } = copyProject(process.cwd());
afterAll(remove);
export { folder };

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

export const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

export const removeFile = (file: string) => rmSync(join(folder, file), { recursive: true, force: true });

/** Throws if the text is missing, so that an outdated edit is noticed. */
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

export const editContent = (edit: (text: string, file: string) => string) => {
  for (const name of readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const file = join('content', name);
    const before = read(file);
    const after = edit(before, file);
    if (after !== before) write(file, after);
  }
};

export const run = (program: 'npm' | 'npx', ...args: readonly string[]) => {
  const { NODE_ENV: _test, ...rest } = process.env;
  const env = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !/^(?:NEXT_PUBLIC|JEST|E2E)_/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, TEST_SITE: 'out' } as unknown as NodeJS.ProcessEnv,
  });
  return { status, stdout, output: stdout + stderr };
};

/** If the program fails, throws an error that contains the end of the output. */
export const succeed = (...command: Parameters<typeof run>) => {
  const { status, output } = run(...command);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${output.slice(-20_000)}`);
  return output;
};

export const browse = async (visit: (page: Page, origin: string) => Promise<void>) => {
  const site = await startSite({ root: join(folder, 'out'), port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  await visit(await browser.newPage(), site.url).finally(async () => {
    await browser.close();
    await site.close();
  });
};
