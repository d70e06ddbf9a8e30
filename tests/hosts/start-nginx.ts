import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { type Host, untilAnswering } from './host';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The installed nginx, or undefined where it, or the list of types that the configuration includes, is missing. */
export const nginxBinary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (path) => existsSync(path) && existsSync('/etc/nginx/mime.types'),
);

/** Whether the module that serves `.br` files is installed. */
export const hasBrotli = existsSync(brotliModule);

const replaceOnce = (text: string, line: string, replacement: string) => {
  if (text.split(line).length !== 2)
    throw new Error(`The configuration does not have "${line}" exactly once.`);
  return text.replace(line, () => replacement);
};

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
 * Serves the export with a site configuration and the installed nginx, on a free port of this machine. Only the port, the
 * folder and, where its module is installed, the switch for Brotli are changed.
 */
export const startNginx = async (configuration: string, root: string): Promise<Host> => {
  const binary = nginxBinary;
  if (!binary) throw new Error('nginx is not installed.');
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const changes: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['root /var/www/site;', `root ${root};`],
    ['include /var/www/site/_redirects.map;', `include ${root}/_redirects.map;`],
    ['#brotli_static on;', hasBrotli ? 'brotli_static on;' : ''],
  ];
  const site = join(prefix, 'site.conf');
  const main = join(prefix, 'nginx.conf');
  mkdirSync(join(prefix, 'body'));
  writeFileSync(
    site,
    changes.reduce((text, [line, replacement]) => replaceOnce(text, line, replacement), configuration),
  );
  writeFileSync(main, mainConfiguration(site));
  const options = ['-p', prefix, '-c', main, '-e', 'stderr'];
  execFileSync(binary, [...options, '-t', '-q']);
  const child = spawn(binary, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const close = async () => {
    child.kill();
    await ended;
    rmSync(prefix, { recursive: true });
  };
  return untilAnswering({ url: `http://127.0.0.1:${port}`, close });
};
