import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ExpectedError } from './expected-error';
import { projectPaths } from './project-paths';

// Use `require`, because ES modules can't import names from this CommonJS package.
const nextEnv = createRequire(import.meta.url)('@next/env') as typeof import('@next/env');

export type Settings = Readonly<Record<string, string | undefined>>;

/** Invisible characters that copying from a web page or a document may add. */
const aroundValue = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

const isUtf16 = (content: Buffer) =>
  content.includes(0) || /^(?:fffe|feff)/.test(content.toString('hex', 0, 2));

/** Throws an ExpectedError for a file in UTF-16, because Next would ignore all of its settings without a message. */
export function requireReadableFiles(project: string = projectPaths.root): void {
  for (const { name } of readdirSync(project, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (/^\.env(?:\.|$)/.test(name) && isUtf16(readFileSync(join(project, name))))
      throw new ExpectedError(
        `${name} is saved as UTF-16. Save it as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8).`,
      );
}

/**
 * The variables that `next build` would use: the environment, `.env.production.local` and the project's other `.env`
 * files, with `${VAR}` expanded. Removes whitespace around values. Doesn't change `process.env`.
 */
export function readSettings(project: string = projectPaths.root): Settings {
  requireReadableFiles(project);
  const { combinedEnv } = nextEnv.loadEnvConfig(project, false, console, true);
  const settings = Object.fromEntries(
    Object.entries(combinedEnv).map(([name, value]) => [name, value?.replaceAll(aroundValue, '')]),
  );
  nextEnv.resetEnv();
  return settings;
}

export const publicSettings = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      name.startsWith('NEXT_PUBLIC_') && value !== undefined ? [[name, value]] : [],
    ),
  );

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
