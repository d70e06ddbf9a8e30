import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A clone of a project with one dependency: a small local package that npm can install without a network.
const folder = mkdtempSync(join(tmpdir(), 'clone-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (file: string) => join(folder, file);
const read = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<'engines' | 'lockfileVersion', unknown> &
      Record<'dependencies' | 'packages', Record<string, unknown>>
  >;
const write = (file: string, content: object) => writeFileSync(at(file), JSON.stringify(content));

const { engines, dependencies } = read('package.json');
const { lockfileVersion, packages } = read('package-lock.json');
const root = { dependencies: { clsx: dependencies['clsx'] } };

const prepare = (environment: Readonly<Record<string, string>> = {}) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, installed: stderr.includes('Running npm ci') };
};

test('installs packages only if they are missing, outdated or incomplete', () => {
  cpSync('scripts/run.mjs', at('scripts/run.mjs'));
  write('package.json', { engines, ...root });
  write('package-lock.json', {
    lockfileVersion,
    packages: { '': root, 'node_modules/clsx': packages['node_modules/clsx'] },
  });
  expect(prepare()).toEqual({ status: 0, installed: true });
  expect(existsSync(at('node_modules/clsx/package.json'))).toBe(true);
  expect(prepare()).toEqual({ status: 0, installed: false });

  const list = at('node_modules/.package-lock.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace('sha512-', 'sha512-older'));
  expect(prepare()).toEqual({ status: 0, installed: true });
  // npm writes this file last, so it is missing after an interrupted installation.
  rmSync(list);
  expect(prepare()).toEqual({ status: 0, installed: true });
  expect(prepare()).toEqual({ status: 0, installed: false });
});

test.each(['NODE_ENV=production', 'npm_config_omit=dev'])(
  'installs development packages despite %s, because the commands need them',
  (setting) => {
    const environment = Object.fromEntries([setting.split('=')]) as Record<string, string>;
    const development = { devDependencies: root.dependencies };
    rmSync(at('node_modules'), { recursive: true });
    write('package.json', { engines, ...development });
    write('package-lock.json', {
      lockfileVersion,
      packages: {
        '': development,
        'node_modules/clsx': { ...(packages['node_modules/clsx'] as object), dev: true },
      },
    });
    expect(prepare(environment)).toEqual({ status: 0, installed: true });
    expect(existsSync(at('node_modules/clsx/package.json'))).toBe(true);
    expect(prepare(environment)).toEqual({ status: 0, installed: false });
  },
);

test('reports a failed installation and exits with an error', () => {
  rmSync(at('node_modules'), { recursive: true });
  write('package.json', { engines, dependencies: { clsx: '1.0.0' } });
  expect(prepare()).toEqual({ status: 1, installed: true });
});
