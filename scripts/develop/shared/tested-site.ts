import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectFolders } from '../../shared/project-folders.ts';

/** `npm run build:tested-site` builds this folder. Browser tests and export tests read it. */
export const testedSite = resolve(process.env.TEST_SITE || join(projectFolders.data, 'tested-site'));

/** The keys of the backend that browser tests start. The site contains the first one. */
export const testKeys = {
  publishableKey: 'sb_publishable_browser_tests',
  secretKey: 'sb_secret_browser_tests',
} as const;

/** Contains the port of this backend, because the site contains it, too. */
export const portFile = join(projectFolders.data, 'tested-port');

/** The first of the consecutive ports that browser tests use: that of the backend. Zero before the first build. */
export const testPort = (): number => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);

export const backendAt = (port: number) => `http://127.0.0.1:${port}`;
