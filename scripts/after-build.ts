import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { interactivePaths, islandNames } from './after-build/declared-pages';
import { deferRuntime } from './after-build/defer-runtime';
import { headersFile } from './after-build/headers-file';
import { parsePage, toMarkup } from './after-build/html';
import { builtPages } from './after-build/pages';
import { policyOf, refusedAttributes, setPolicy } from './after-build/policy';
import { precompress } from './after-build/precompress';
import { removePayloads } from './after-build/remove-payloads';
import { HydrationMismatch, stripRuntime } from './after-build/strip-runtime';
import { trimStyles } from './after-build/trim-styles';
import { readSettings } from './check-launch/settings';

const project = process.cwd();
const out = join(project, 'out');
// What `next build` read, files included: a policy that names another address blocks every registration.
const { NEXT_PUBLIC_SUPABASE_URL: supabaseUrl, NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey } = readSettings(
  project,
  process.env,
);
const connect = supabaseUrl ? new URL(supabaseUrl).origin : undefined;

const finish = async () => {
  const payloads = await removePayloads(out);
  rmSync(join(out, '_not-found.html'), { force: true });

  const interactive = new Set(interactivePaths(project));
  const islands = islandNames(project);
  const pages = builtPages(out);
  for (const { file, path } of pages) {
    const document = parsePage(readFileSync(file, 'utf8'));
    stripRuntime(document, path, interactive.has(path), islands);
    if (interactive.has(path)) deferRuntime(document);
    else trimStyles(document);
    const [refused] = refusedAttributes(document);
    if (refused) throw new HydrationMismatch(`${path} has ${refused}, which the security policy refuses.`);
    setPolicy(document, policyOf(document, { interactive: interactive.has(path), connect }));
    writeFileSync(file, toMarkup(document));
  }
  writeFileSync(join(out, '_headers'), headersFile(pages.map(({ path }) => path)));
  const compressed = await precompress(out);
  console.log(
    `${pages.length} pages finished: ${pages.length - interactive.size} without scripts, ${payloads} payload files removed, ${compressed} files compressed.`,
  );
  if (!supabaseUrl || !anonKey) {
    console.warn(
      `Warning: built without NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY. Registrations cannot be sent: the form gives the phone number ${company.phone} in their place.`,
    );
  }
};

finish().catch((error: unknown) => {
  console.error(error instanceof HydrationMismatch ? error.message : error);
  process.exitCode = 1;
});
