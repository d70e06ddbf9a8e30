import { createRequire } from 'node:module';
import { ExpectedError } from './expected-error';
import { projectPaths } from './project-paths';

// Use `require`, because ES modules can't import names from this CommonJS package.
const nextEnv = createRequire(import.meta.url)('@next/env') as typeof import('@next/env');

export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The variables that `next build` would use: the environment, `.env.production.local` and the project's other `.env`
 * files, with `${VAR}` expanded. Doesn't change `process.env`.
 */
export function readSettings(project: string = projectPaths.root): Settings {
  const settings = { ...nextEnv.loadEnvConfig(project, false, console, true).combinedEnv };
  nextEnv.resetEnv();
  return settings;
}

export const publicSettings = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      name.startsWith('NEXT_PUBLIC_') && value !== undefined ? [[name, value]] : [],
    ),
  );

/** Throws an ExpectedError for an invalid URL, or a site URL with a path. Both URLs are optional. */
export function requireUrls(settings: Settings): void {
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL']) {
    const value = settings[name];
    if (value && !isWebAddress(value)) {
      throw new ExpectedError(
        `${name} is "${value}", which is not a web address. Set it to a full address that begins with https:// (or http://), or remove it.`,
      );
    }
  }
  const site = settings['NEXT_PUBLIC_SITE_URL'];
  if (site && new URL(site).pathname !== '/') {
    throw new ExpectedError(
      `NEXT_PUBLIC_SITE_URL is "${site}", but links start at the domain. Set it to the domain without "${new URL(site).pathname}".`,
    );
  }
}

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
