import { ExpectedError } from '../helpers/expected-error';
import { startLocalDatabase } from '../backend/local-database';
import { listenHost } from '../helpers/listen-host';
import { plainArguments } from '../helpers/plain-arguments';
import { requireFreePort } from '../helpers/ports';
import { runChild } from '../helpers/run-child';
import { runUntilStopped } from '../helpers/run-until-stopped';
import { requireReadableFiles } from '../helpers/settings';

// `npm run dev`: runs the embedded database and Next's development server until Ctrl-C. The ports are PORT (default
// 3000) and BACKEND_PORT (default 54321).
plainArguments();
runUntilStopped(async (onStop, fail) => {
  requireReadableFiles();
  const port = await requireFreePort('PORT');
  const { environment, summary } = await startLocalDatabase(onStop);
  console.log(summary);

  const server = runChild(
    'npx',
    ['next', 'dev', '--port', String(port), '--hostname', listenHost().address],
    { ...environment, DEVELOPER_PAGES: '1' },
  );
  onStop(server.stop);
  server.ended.then(
    (code) => fail(new ExpectedError(`The development server ended with code ${code ?? 'none'}.`)),
    fail,
  );
});
