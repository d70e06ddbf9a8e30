import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the page that shows the auth provider, as no route of the site does, with the public settings of a build.
 * Returns the folder to serve.
 */
export const buildHarness = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'harness-'));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'auth.tsx')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
      ),
    },
  });
  writeFileSync(
    path.join(folder, 'auth.html'),
    '<!doctype html><html lang="en"><title>Harness</title><div id="root"></div><script type="module" src="/auth.js"></script></html>',
  );
  return folder;
};
