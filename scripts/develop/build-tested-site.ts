import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { findFreePorts } from './serve/ports.ts';
import { runChild } from './serve/run-child.ts';
import { backendAt, portFile, testedSite, testKeys, testPort } from './shared/tested-site.ts';

// The forms of this site are connected to a backend that browser tests start.
readArguments({
  name: 'build:tested-site',
  description: 'Builds the site that browser tests and export tests read, in .data/tested-site.',
});

// Use the same ports as the last build, because the quick check looks for pages that have changed. Other clones use others,
// because tests may run in several clones at the same time.
const port = await findFreePorts(6, testPort() || undefined);
mkdirSync(projectFolders.data, { recursive: true });
writeFileSync(portFile, String(port));

// Delete the old site, so that tests can't use it if the build fails.
rmSync(testedSite, { recursive: true, force: true });
const build = runChild('npm', ['run', '--silent', 'build', '--', '--to', testedSite], {
  // Override settings that the owner's .env file may contain.
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '',
  NEXT_PUBLIC_SUPABASE_URL: backendAt(port),
  NEXT_PUBLIC_SUPABASE_ANON_KEY: testKeys.publishableKey,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void build.stop());
if ((await build.exitCode) !== 0) throw new ExpectedError('The build failed; the reason is above.');
