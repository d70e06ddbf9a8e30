import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { testKeys } from '../../../scripts/develop/shared/tested-site.ts';

const page =
  '<!doctype html><html lang="en"><title>Harness</title><div id="root"></div><script type="module" src="/auth.js"></script></html>';

/** Builds a test page for the auth provider, because no page of the site signs visitors in. Returns the folder to serve. */
export const buildHarness = async (backendUrl: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'harness-'));
  const constants = Object.entries({
    NODE_ENV: 'production',
    NEXT_PUBLIC_SUPABASE_URL: backendUrl,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: testKeys.publishableKey,
  });
  await build({
    entryPoints: [join(import.meta.dirname, 'auth.tsx')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    define: Object.fromEntries(
      constants.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  });
  writeFileSync(join(folder, 'auth.html'), page);
  return folder;
};
