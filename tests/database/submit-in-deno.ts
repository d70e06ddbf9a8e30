import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SubmitSettings } from '../../supabase/functions/submit/handler';

const folder = path.resolve('supabase/functions/submit');
const deno = path.resolve('node_modules/deno/bin.cjs');

const addressOf = async (worker: ChildProcess): Promise<string> => {
  let log = '';
  for (const stream of [worker.stdout, worker.stderr])
    stream?.on('data', (part: Buffer) => {
      log += part.toString();
    });
  for (;;) {
    const found = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1];
    if (found) return found;
    if (worker.exitCode !== null) throw new Error(log);
    await setTimeout(50);
  }
};

/** Serves the function as Supabase does, in Deno and with its secrets as variables. */
export const startInDeno = async ({ siteUrl, serviceUrl, serviceKey }: SubmitSettings) => {
  const worker = spawn(
    process.execPath,
    [deno, 'run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', 'index.ts'],
    {
      cwd: folder,
      // A group of its own: the npm package starts the real program as a child.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'test',
        NO_COLOR: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        SITE_URL: `${siteUrl}/`,
        SUPABASE_URL: serviceUrl,
        SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      },
    },
  );
  const address = await addressOf(worker);
  return {
    send: (request: Request) =>
      fetch(request.url.replace(/^https?:\/\/[^/]+/, address), {
        method: request.method,
        headers: request.headers,
        ...(request.body && { body: request.body, duplex: 'half' }),
        redirect: 'manual',
      }),
    stop: async () => {
      if (worker.pid) process.kill(-worker.pid);
      await once(worker, 'exit');
    },
  };
};
