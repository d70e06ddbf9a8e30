import { readFileSync } from 'node:fs';
import { findFreePorts } from '../../scripts/develop/serve/ports.ts';
import { nginxBinary, startNginx } from '../hosts/start-nginx.ts';
import { database } from '../postgres/test-database.ts';

export const describeWithNginx = nginxBinary ? describe : describe.skip;
if (!nginxBinary)
  console.warn('Skipped: nginx is not installed, so deploy/nginx-postgrest.conf was not tested.');

type GatewayOptions = {
  /** Added to the public server. */
  readonly extra?: string;
  /** The host and port of both Edge Functions. */
  readonly functions?: string;
};

/** Starts nginx with the shipped configuration. */
export const startGateway = async ({ extra = '', functions = '127.0.0.1:9' }: GatewayOptions = {}) => {
  const internal = `127.0.0.1:${await findFreePorts()}`;
  const configuration = readFileSync('deploy/nginx-postgrest.conf', 'utf8')
    .replace('127.0.0.1:3000', new URL(database.postgrest).host)
    .replaceAll(/127\.0\.0\.1:900[12]/g, functions)
    .replace('listen 127.0.0.1:8001;', `listen ${internal};`)
    .replace('server_tokens off;', `server_tokens off;\n${extra}`);
  return { nginx: await startNginx(configuration, ''), internalUrl: `http://${internal}` };
};
