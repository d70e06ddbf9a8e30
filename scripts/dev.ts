import { chooseDatabase } from './choose-database';
import { ExpectedError } from './expected-error';
import { readPort, requireFreePort } from './ports';
import { runChild } from './run-child';
import { runUntilStopped } from './run-until-stopped';

// `npm run dev`: the database and Next's development server, until Ctrl-C.
// PORT (3000) and BACKEND_PORT (54321) change the ports; NEXT_PUBLIC_SUPABASE_URL uses another database.
runUntilStopped(async (onStop, fail) => {
  await requireFreePort('PORT');
  const database = await chooseDatabase(onStop);
  console.log([...database.summary, 'Press Ctrl-C to stop.'].join('\n'));

  const server = runChild('npx', ['next', 'dev', '--port', String(readPort('PORT'))], {
    ...database.environment,
    DEVELOPER_PAGES: '1',
  });
  onStop(server.stop);
  server.ended.then(
    (code) => fail(new ExpectedError(`The development server ended with code ${code ?? 'none'}.`)),
    fail,
  );
});
