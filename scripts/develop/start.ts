import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { startLocalDatabase } from './backend/local-database.ts';
import { listenHost } from './serve/listen-host.ts';
import { requireFreePort } from './serve/ports.ts';
import { runChild } from './serve/run-child.ts';
import { runUntilStopped } from './serve/run-until-stopped.ts';
import { startSite } from './serve/start-site.ts';

readArguments({
  name: 'start',
  description:
    'Starts a local database, builds the site and serves it. PORT (default: 3000) and BACKEND_PORT (default: 54321) set the ports.',
});
runUntilStopped(async (onStop) => {
  const port = await requireFreePort('PORT');
  const { environment, summary } = await startLocalDatabase(onStop);

  console.log('Building the site, which takes half a minute or more …');
  const build = runChild('npm', ['run', 'build'], { ...environment, PRECOMPRESS: '1' });
  onStop(build.stop);
  if ((await build.exitCode) !== 0) throw new ExpectedError('The build failed; the reason is above.');

  const site = await startSite({ root: projectFolders.site, port, host: listenHost() });
  onStop(site.close);
  console.log(`\nSite           ${site.url}\n${summary}`);
});
