import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../expected-error';

/**
 * Locks an existing data folder for this process, because two services on one folder lose each other's rows. Resolves with
 * the function that unlocks it. Throws an ExpectedError when another process has the lock.
 */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  const server = createServer((socket) => socket.destroy());
  if (!(await tryListen(server, address))) {
    if (await isAnswered(address)) {
      throw new ExpectedError(`Another copy is already running on the data in ${folder}. Stop it first.`);
    }
    // A process that was killed leaves a socket that nobody answers.
    rmSync(address, { force: true });
    if (!(await tryListen(server, address))) {
      throw new ExpectedError(`Another copy has just started on the data in ${folder}. Stop it first.`);
    }
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

// A socket rather than a file with a process number: the system closes it when its owner ends, however that happens.
function lockAddress(folder: string): string {
  const name = `site-data-${createHash('sha1').update(realpathSync(folder)).digest('hex')}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

function tryListen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', fail);
    server.listen(address, () => {
      server.off('error', fail);
      resolve(true);
    });
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
