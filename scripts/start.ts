import { chooseDatabase } from './choose-database';
import { ExpectedError } from './expected-error';
import { readPort, requireFreePort } from './ports';
import { projectPaths } from './project-paths';
import { runChild } from './run-child';
import { runUntilStopped } from './run-until-stopped';
import { startSite } from './site/start-site';

// `npm start`: the database, a fresh build and the built site, until Ctrl-C.
// PORT (3000) and BACKEND_PORT (54321) change the ports; NEXT_PUBLIC_SUPABASE_URL uses another database.
runUntilStopped(async (onStop) => {
  await requireFreePort('PORT');
  const database = await chooseDatabase(onStop);

  console.log('Building the site, which takes half a minute or more …');
  // Compressed, as a host would send it.
  const build = runChild('npm', ['run', 'build'], { ...database.environment, PRECOMPRESS: '1' });
  onStop(build.stop);
  if ((await build.ended) !== 0) throw new ExpectedError('The build failed; the reason is above.');

  const site = await startSite({ root: projectPaths.site, port: readPort('PORT') });
  onStop(site.close);
  console.log(['', `Site           ${site.url}`, ...database.summary, 'Press Ctrl-C to stop.'].join('\n'));
});
