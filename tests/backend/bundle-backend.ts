import path from 'node:path';
import { build } from 'esbuild';
import { bundledBackend } from './bundled-backend';

/** Bundles the process that tests fork, once for a run of Jest. Run through tsx it takes twice as long to start. */
export default async function bundleBackend(): Promise<void> {
  await build({
    entryPoints: ['tests/backend/backend-process.ts'],
    outfile: bundledBackend,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // Only scripts/project-paths.ts asks where it is.
    define: { 'import.meta.dirname': JSON.stringify(path.resolve('scripts')) },
  });
}
