import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../export/pages';
import { copyProject } from '../copy-project';
import { ExpectedError } from '../expected-error';
import { projectPaths } from '../project-paths';
import { readSettings } from '../settings';

/** Folders to serve: the built site, and what Next.js alone makes of the same source. */
export type ExportPair = { readonly ours: string; readonly alone: string; readonly remove: () => void };

const text = /\.(?:html|css|js|json|svg|txt|webmanifest|xml)$/;
const compressed = /\.(?:br|gz)$/;

/** Builds a copy of the project with Next.js alone. Both folders get the same headers and the same compression. */
export const exportPair = (): ExportPair => {
  const { folder, remove } = copyProject(projectPaths.root);
  const [ours, alone] = [join(folder, 'ours'), join(folder, 'out')];
  cpSync(projectPaths.site, ours, { recursive: true, filter: (file) => !compressed.test(file) });
  try {
    execFileSync('npx', ['next', 'build'], {
      cwd: folder,
      env: { ...process.env, ...readSettings(projectPaths.root, process.env) },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    throw new ExpectedError('Next.js could not build a copy of the project; the reason is above.');
  }
  cpSync(join(ours, '_headers'), join(alone, '_headers'));
  for (const site of [ours, alone])
    for (const name of filesBelow(site).filter((file) => text.test(file))) {
      const file = join(site, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    }
  return { ours, alone, remove };
};
