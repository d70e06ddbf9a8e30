import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const version = '2.9.5';

type DenoFunction = {
  readonly address: string;
  /** Everything it has printed. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

const addressIn = async (worker: ChildProcess, log: () => string): Promise<string> => {
  for (;;) {
    const found = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(log())?.[1];
    if (found) return found;
    if (worker.exitCode !== null) throw new Error(log());
    await setTimeout(50);
  }
};

/**
 * Serves an Edge Function as Supabase does: in Deno, with its secrets as variables. It reaches this machine alone. npx fetches Deno,
 * which is as large as the site's own framework, so only `npm run check:full` calls this.
 */
export const startDeno = async (
  name: string,
  secrets: Readonly<Record<string, string>>,
): Promise<DenoFunction> => {
  const worker = spawn(
    'npx',
    ['--yes', `deno@${version}`, 'run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', 'index.ts'],
    {
      cwd: path.resolve('supabase/functions', name),
      // A group of its own: npx starts the real program as a child.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'test',
        NO_COLOR: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...secrets,
      },
    },
  );
  let printed = '';
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  const log = () => printed;
  return {
    address: await addressIn(worker, log),
    log,
    stop: async () => {
      if (worker.pid) process.kill(-worker.pid);
      await once(worker, 'exit');
    },
  };
};
