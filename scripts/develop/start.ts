import { ExpectedError } from '../shared/expected-error.ts';
import { plainArguments } from '../shared/plain-arguments.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { startLocalDatabase } from './backend/local-database.ts';
import { listenHost } from './serve/listen-host.ts';
import { requireFreePort } from './serve/ports.ts';
import { runChild } from './serve/run-child.ts';
import { runUntilStopped } from './serve/run-until-stopped.ts';
import { startSite } from './serve/start-site.ts';

plainArguments();
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
