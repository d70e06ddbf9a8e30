import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectFolders } from '../../shared/project-folders.ts';
import { fetchedTools } from '../shared/fetched-tools.ts';

const { chromium } = fetchedTools;
const folder = join(projectFolders.data, 'browser');

/** A script that starts the browser of the npm package with its own libraries and, if the system has none, its fonts. */
export const npmBrowser = join(folder, 'start');

const startScript = `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${folder}/fonts.conf"
exec "${folder}/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/** Returns whether the program succeeded. */
const run = (program: string, args: readonly string[], options: Parameters<typeof spawnSync>[2] = {}) =>
  spawnSync(program, args, { stdio: ['ignore', 2, 2], ...options }).status === 0;

const runPlaywright = () => {
  const program = createRequire(import.meta.url).resolve('@playwright/test/cli');
  run(process.execPath, [program, 'install', '--only-shell', 'chromium'], {
    // In milliseconds. Playwright waits three times as long for each of its attempts.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
  });
};

const unpackFromNpm = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cwd = { cwd: folder };
  if (!run('npm', ['pack', '--silent', chromium], cwd)) return;
  const [name, version] = chromium.slice(1).replace('/', '-').split('@');
  if (!run('tar', ['xzf', `${name}-${version}.tgz`], cwd)) return;
  const unpack = (file: string) => brotliDecompressSync(readFileSync(join(folder, 'package/bin', file)));
  writeFileSync(join(folder, 'chromium'), unpack('chromium.br'), { mode: 0o755 });
  for (const archive of ['al2023.tar.br', 'fonts.tar.br'])
    run('tar', ['xf', '-'], { ...cwd, input: unpack(archive), stdio: ['pipe', 2, 2] });
  writeFileSync(join(folder, 'fonts.conf'), fontSettings);
  rmSync(join(folder, 'package'), { recursive: true });
  rmSync(join(folder, `${name}-${version}.tgz`));
  writeFileSync(npmBrowser, startScript, { mode: 0o755 });
};

export const waysToFetch = [
  { name: "Playwright's installer", fetch: runPlaywright },
  { name: `the npm package ${chromium}`, fetch: unpackFromNpm },
] as const;
