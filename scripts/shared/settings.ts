import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { company } from '@/content/company.ts';
import { ExpectedError } from './expected-error.ts';
import { projectFolders } from './project-folders.ts';

// Use `require`, because ES modules can't import names from this CommonJS package.
const nextEnv = createRequire(import.meta.url)('@next/env') as typeof import('@next/env');

export type Settings = Readonly<Record<string, string | undefined>>;

/** Invisible characters that copying from a web page or a document may add. */
const aroundValue = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

const isUtf16 = (content: Buffer) =>
  content.includes(0) || /^(?:fffe|feff)/.test(content.toString('hex', 0, 2));

/** Throws an ExpectedError for a file in UTF-16, because Next would ignore all of its settings without a message. */
export const requireReadableFiles = (project: string = projectFolders.root): void => {
  for (const { name } of readdirSync(project, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (/^\.env(?:\.|$)/.test(name) && isUtf16(readFileSync(join(project, name))))
      throw new ExpectedError(
        `${name} is saved as UTF-16. Save it as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8).`,
      );
};

/**
 * The variables that `next build` would use: the environment, `.env.production.local` and the project's other `.env`
 * files, with `${VAR}` expanded. Removes whitespace around values. Doesn't change `process.env`.
 */
export const readSettings = (project: string = projectFolders.root): Settings => {
  requireReadableFiles(project);
  const { combinedEnv } = nextEnv.loadEnvConfig(project, false, console, true);
  const settings = Object.fromEntries(
    Object.entries(combinedEnv).map(([name, value]) => [name, value?.replaceAll(aroundValue, '')]),
  );
  nextEnv.resetEnv();
  return settings;
};

export const publicSettings = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      name.startsWith('NEXT_PUBLIC_') && value !== undefined ? [[name, value]] : [],
    ),
  );

export const isWebUrl = (value: string): boolean => {
  return /^https?:\/\//.test(value) && URL.canParse(value);
};

export type InvalidSetting = { readonly name: string; readonly value: string; readonly fix: string };

const isOrigin = (value: string) => /^https?:\/\/[^\s/?#@\\]+\/?$/.test(value) && URL.canParse(value);

/** URLs without a path, and the advice for a wrong one. */
const origins = {
  NEXT_PUBLIC_SITE_URL:
    'Set it to the domain of the site without a path, like https://www.your-domain.co.uk.',
  NEXT_PUBLIC_SUPABASE_URL:
    'Set it to the address of the Supabase project without a path, like https://abcdefgh.supabase.co.',
  'origin in content/company.ts':
    'Set it to the domain of the site without a path, like https://www.your-domain.co.uk.',
} as const;

const keys = ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'] as const;

const choices: Readonly<Record<string, readonly string[]>> = {
  NEXT_PUBLIC_STORE_CONTACT_MESSAGES: ['1', '0'],
  PRECOMPRESS: ['1', '0'],
};

/** Settings with values that would break the site. Missing and empty settings are valid. Doesn't print keys. */
export const invalidSettings = (settings: Settings): readonly InvalidSetting[] => {
  const values: Settings = { ...settings, 'origin in content/company.ts': company.origin };
  return [
    ...Object.entries(origins).flatMap(([name, fix]) => {
      const value = values[name];
      return value && !isOrigin(value) ? [{ name, value: `"${value}"`, fix }] : [];
    }),
    ...keys.flatMap((name) =>
      /[\s\p{Cf}"']/u.test(values[name] ?? '')
        ? [{ name, value: 'not a key', fix: 'It contains a space, a quote or a line break. Copy it again.' }]
        : [],
    ),
    ...Object.entries(choices).flatMap(([name, allowed]) => {
      const value = values[name];
      return value && !allowed.includes(value)
        ? [{ name, value: `"${value}"`, fix: `Set it to ${allowed.join(' or ')}.` }]
        : [];
    }),
  ];
};

/** Throws an ExpectedError for the first invalid value. Settings may be missing. */
export const requireValid = (settings: Settings): void => {
  const [problem] = invalidSettings(settings);
  if (problem) throw new ExpectedError(`${problem.name} is ${problem.value}. ${problem.fix}`);
};
