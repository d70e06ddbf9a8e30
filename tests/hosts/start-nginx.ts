import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../../scripts/develop/serve/ports.ts';
import { waitForResponse, type Host } from './host.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Undefined if nginx or its list of MIME types is not installed. */
export const nginxBinary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (path) => existsSync(path) && existsSync('/etc/nginx/mime.types'),
);

export const hasBrotli = existsSync(brotliModule);

const mainConfiguration = (site: string) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include ${site};
}
`;

/**
 * Starts nginx with a configuration from deploy/. Only changes the address and the folder, and enables Brotli if its
 * module is installed.
 */
export const startNginx = async (configuration: string, root: string): Promise<Host> => {
  if (!nginxBinary) throw new Error('nginx is not installed.');
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePorts();
  const configurationOfTest = configuration
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replaceAll('/var/www/site', root)
    .replace('#brotli_static on;', hasBrotli ? 'brotli_static on;' : '');
  const [main, site] = [join(prefix, 'nginx.conf'), join(prefix, 'site.conf')];
  mkdirSync(join(prefix, 'body'));
  writeFileSync(site, configurationOfTest);
  writeFileSync(main, mainConfiguration(site));
  const child = spawn(nginxBinary, ['-p', prefix, '-c', main, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  const close = async () => {
    child.kill();
    await exit;
    rmSync(prefix, { recursive: true });
  };
  return waitForResponse({ url: `http://127.0.0.1:${port}`, close });
};
