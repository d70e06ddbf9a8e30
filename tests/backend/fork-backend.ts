import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { BackendAnswer, BackendRequest } from './backend-process';
import { bundled } from './bundled';

/** The database service in a process of its own, for tests that end it abruptly or cannot load it themselves. */
export type ForkedBackend = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Runs SQL as the database's owner and returns the rows; rejects with the database's message. */
  readonly query: <Row>(sql: string, parameters?: unknown[]) => Promise<readonly Row[]>;
  /** Stops the service as Ctrl-C would. */
  readonly close: () => Promise<void>;
  /** Ends the process at once (SIGKILL), as a crash would. */
  readonly kill: () => Promise<void>;
};

type ForkOptions = {
  /** The folder of the data; in memory without one. */
  readonly dataDir?: string;
  /** A free one without. */
  readonly port?: number;
  /** Lets this process end without closing the service, which then ends by itself. */
  readonly background?: boolean;
};

/** Starts the process without waiting for the service, for tests that interrupt it while it starts or read what it prints. */
export function forkBackendProcess(
  { dataDir = '', port = 0 }: ForkOptions = {},
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return fork(bundled('backend-process'), [dataDir, String(port)], {
    stdio: ['ignore', output, output, 'ipc'],
    // A test ends before optimised code of the database would repay the time that compiling it takes.
    execArgv: ['--liftoff-only'],
  });
}

/** Rejects with the service's own message when it cannot start. */
export async function forkBackend(options: ForkOptions = {}): Promise<ForkedBackend> {
  const child = forkBackendProcess(options);
  const ended = once(child, 'exit');
  const started = await waitUntilStarted(child);
  const answers = collectAnswers(child);
  if (options.background) {
    child.unref();
    child.channel?.unref();
  }
  let lastId = 0;

  const send = (request: BackendRequest): void => void child.send(request);
  return {
    ...started,
    query: async <Row>(sql: string, parameters: unknown[] = []) => {
      const id = (lastId += 1);
      const rows = answers.waitFor(id);
      send({ id, sql, parameters });
      return (await rows) as readonly Row[];
    },
    close: async () => {
      send('close');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type Started = Extract<BackendAnswer, { started: unknown }>['started'];

function waitUntilStarted(child: ChildProcess): Promise<Started> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The database service ended with code ${code ?? 'none'}.`)),
    );
    child.once('message', (answer: BackendAnswer) => {
      if ('started' in answer) resolve(answer.started);
      if ('failed' in answer)
        reject(Object.assign(new Error(answer.failed.message), { name: answer.failed.name }));
    });
  });
}

function collectAnswers(child: ChildProcess): { waitFor: (id: number) => Promise<readonly unknown[]> } {
  const waiting = new Map<number, (answer: BackendAnswer) => void>();
  child.on('message', (answer: BackendAnswer) => {
    if ('id' in answer) waiting.get(answer.id)?.(answer);
  });
  return {
    waitFor: (id) =>
      new Promise((resolve, reject) => {
        waiting.set(id, (answer) => {
          waiting.delete(id);
          if ('rows' in answer) resolve(answer.rows);
          else if ('error' in answer) reject(new Error(answer.error));
        });
      }),
  };
}
