import { readFileSync } from 'node:fs';
import { findFreePorts } from '../../scripts/develop/serve/ports.ts';
import { nginxBinary, startNginx } from '../hosts/start-nginx.ts';
import { database } from '../postgres/test-database.ts';

export const describeWithNginx = nginxBinary ? describe : describe.skip;
if (!nginxBinary)
  console.warn('Skipped: nginx is not installed, so deploy/nginx-postgrest.conf was not tested.');

/** Starts nginx with the shipped configuration. `extra` is added to the public server. */
export const startGateway = async (extra = '') => {
  const internal = `127.0.0.1:${await findFreePorts()}`;
  const configuration = readFileSync('deploy/nginx-postgrest.conf', 'utf8')
    .replace('127.0.0.1:3000', new URL(database.postgrest).host)
    .replace('listen 127.0.0.1:8001;', `listen ${internal};`)
    .replace('server_tokens off;', `server_tokens off;\n${extra}`);
  return { nginx: await startNginx(configuration, ''), internalUrl: `http://${internal}` };
};
