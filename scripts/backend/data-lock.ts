import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../expected-error';

/**
 * Locks an existing data folder for this process, because two services on one folder lose each other's rows. Resolves with
 * the function that unlocks it. Throws an ExpectedError when another process has the lock.
 */
export async function lockData(folder: string): Promise<() => Promise<unknown>> {
  const address = lockAddress(folder);
  const server = createServer((socket) => socket.destroy()).unref();
  if (!(await tryListen(server, address))) {
    // A process that was killed leaves a socket that nobody answers.
    if (!(await isAnswered(address))) rmSync(address, { force: true });
    if (!(await tryListen(server, address)))
      throw new ExpectedError(`Another copy is already running on the data in ${folder}. Stop it first.`);
  }
  return () => once(server.close(), 'close');
}

// A socket rather than a file with a process number: the system closes it when its owner ends, however that happens.
function lockAddress(folder: string): string {
  const name = `site-data-${createHash('sha1').update(realpathSync(folder)).digest('hex')}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

async function tryListen(server: Server, address: string): Promise<boolean> {
  try {
    await once(server.listen(address), 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  }
}

async function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
