import path from 'node:path';
import { build } from 'esbuild';
import { bundles } from './bundled';

/** Bundles the programs that tests start, once for a run of Jest. Run through tsx they take several times as long to start. */
export default async function bundleProcesses(): Promise<void> {
  await build({
    entryPoints: ['tests/backend/backend-process.ts', 'scripts/registrations.ts', 'scripts/enquiries.ts'],
    entryNames: '[name]',
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // Only scripts/project-paths.ts asks where it is.
    define: { 'import.meta.dirname': JSON.stringify(path.resolve('scripts')) },
  });
}
