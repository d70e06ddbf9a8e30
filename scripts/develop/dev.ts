import { ExpectedError } from '../shared/expected-error.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { requireReadableFiles } from '../shared/settings.ts';
import { startLocalDatabase } from './backend/local-database.ts';
import { listenHost } from './serve/listen-host.ts';
import { requireFreePort } from './serve/ports.ts';
import { runChild } from './serve/run-child.ts';
import { runUntilStopped } from './serve/run-until-stopped.ts';

readArguments({
  name: 'dev',
  description:
    'Starts the development server with a local database. PORT (default: 3000) and BACKEND_PORT (default: 54321) set the ports.',
});
runUntilStopped(async (onStop, fail) => {
  requireReadableFiles();
  const port = await requireFreePort('PORT');
  const { environment, summary } = await startLocalDatabase(onStop);
  console.log(summary);

  const server = runChild(
    'npx',
    ['next', 'dev', '--port', String(port), '--hostname', listenHost().address],
    { ...environment, SITE_DEVELOPER_PAGES: '1' },
  );
  onStop(server.stop);
  server.exitCode.then(
    (code) => fail(new ExpectedError(`The development server ended with code ${code ?? 'none'}.`)),
    fail,
  );
});
