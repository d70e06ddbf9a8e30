import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BackendAnswer, BackendRequest } from './backend-process';

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
  /** Without a folder the data is kept in memory. */
  readonly dataDir?: string;
  /** A free one by default. */
  readonly port?: number;
};

/** Does not wait for the service. Only for tests that interrupt it while it starts. */
export function forkBackendProcess({ dataDir = '', port = 0 }: ForkOptions): ChildProcess {
  // npm runs every script in the project's folder.
  return fork(path.resolve('scripts/backend/backend-process.ts'), [dataDir, String(port)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Rejects with the service's own message when it cannot start. */
export async function forkBackend(options: ForkOptions = {}): Promise<ForkedBackend> {
  const child = forkBackendProcess(options);
  const ended = once(child, 'exit');
  const started = await waitUntilStarted(child);
  const answers = collectAnswers(child);
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
