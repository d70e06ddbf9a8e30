import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

type VirtualDisplay = {
  /** For programs that draw on it. */
  readonly environment: NodeJS.ProcessEnv;
  readonly close: () => void;
};

const firstLine = (output: Readable) =>
  new Promise<string>((resolve, reject) => {
    createInterface(output)
      .once('line', resolve)
      .once('close', () => reject(new Error('Xvfb did not start.')));
  });

/** A display that nobody sees, with a window manager: without one WebKit never finishes a change of its window's size. */
export const startDisplay = async (): Promise<VirtualDisplay> => {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const environment = {
    ...process.env,
    DISPLAY: `:${await firstLine(display.stdio[3] as Readable)}`,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const manager: ChildProcess = spawn('openbox', [], { env: environment, stdio: 'ignore' });
  return {
    environment,
    close: () => {
      manager.kill();
      display.kill();
    },
  };
};
