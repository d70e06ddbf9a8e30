import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ExpectedError } from '../expected-error';
import { exportFolder } from '../export/next-output';
import { filesBelow } from '../export/pages';
import { compressibleFile } from '../export/precompress';
import { projectPaths } from '../project-paths';

const compressed = /\.(?:br|gz)$/;

/** Copies to serve of the built site and of what Next.js alone exported for it, with the same headers and the same compression. */
export const exportPair = () => {
  const exported = join(projectPaths.root, exportFolder);
  if (!existsSync(projectPaths.site) || !existsSync(exported))
    throw new ExpectedError('Nothing is built. Run npm run build first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const [ours, alone] = [join(folder, 'ours'), join(folder, 'alone')];
  cpSync(projectPaths.site, ours, { recursive: true, filter: (file) => !compressed.test(file) });
  cpSync(exported, alone, { recursive: true });
  cpSync(join(ours, '_headers'), join(alone, '_headers'));
  for (const site of [ours, alone])
    for (const name of filesBelow(site).filter((file) => compressibleFile.test(file))) {
      const file = join(site, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    }
  return { ours, alone, remove };
};
