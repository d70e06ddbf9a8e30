import { resolve } from 'node:path';
import { fetchedTools } from '../../scripts/develop/shared/fetched-tools.ts';
import { runCommand } from './running-command.ts';

/**
 * Serves the function as Supabase does, with secrets in environment variables, but only on this machine. Only `npm
 * run check:full` uses this, because npx has to download Deno.
 */
export const startDeno = async (name: string, secrets: Readonly<Record<string, string>>) => {
  const words = ['run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', 'index.ts'];
  const { outputMatching, stop } = runCommand(
    ['npx', '--yes', fetchedTools.deno, ...words],
    resolve('supabase/functions', name),
    {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      NO_COLOR: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      ...secrets,
    },
  );
  return { url: await outputMatching(/Listening on (http:\/\/127\.0\.0\.1:\d+)/), stop };
};
