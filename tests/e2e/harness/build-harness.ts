import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

const pages = ['auth'] as const;

/**
 * Bundles the pages that show client components as no route of the site does, with the public settings of a build.
 * Returns the folder to serve.
 */
export const buildHarness = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'harness-'));
  await build({
    entryPoints: pages.map((page) => path.join(import.meta.dirname, `${page}.tsx`)),
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
  for (const page of pages) {
    writeFileSync(
      path.join(folder, `${page}.html`),
      `<!doctype html><html lang="en"><title>Harness</title><div id="root"></div><script type="module" src="/${page}.js"></script></html>`,
    );
  }
  return folder;
};
