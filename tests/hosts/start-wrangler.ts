import { spawn, spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { npxTool } from '../npx-tool';
import { type Host, untilAnswering } from './host';

const program = [...npxTool('wrangler', '4.164.0'), 'wrangler'];

/** Why it cannot run here; undefined where it can. */
export const wranglerProblem = (): string | undefined => {
  if (process.env.FULL !== '1') return 'wrangler runs in npm run check:full only';
  return spawnSync('npx', [...program, '--version']).status === 0
    ? undefined
    : 'wrangler could not be fetched';
};

/** `wrangler pages dev` over an export, as Cloudflare Pages would serve it. */
export const startWrangler = async (out: string, port: number): Promise<Host> => {
  const child = spawn('npx', [...program, 'pages', 'dev', out, '--ip', '127.0.0.1', '--port', String(port)], {
    // Beside the export, because it writes its cache where it runs.
    cwd: dirname(out),
    stdio: 'ignore',
    // In a group of its own: npx starts processes that outlive it.
    detached: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  };
  return untilAnswering({ url: `http://127.0.0.1:${port}`, close });
};
