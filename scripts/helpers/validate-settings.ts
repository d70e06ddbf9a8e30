import { company } from '@/content/company';
import { ExpectedError } from './expected-error';
import type { Settings } from './settings';

export type SettingProblem = { readonly name: string; readonly given: string; readonly fix: string };

const isOrigin = (value: string) => /^https?:\/\/[^\s/?#@\\]+\/?$/.test(value) && URL.canParse(value);

/** Addresses that the site appends paths to. */
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
  NEXT_PUBLIC_ENQUIRIES: ['store', 'off'],
  PRECOMPRESS: ['1', '0'],
};

/** Settings with values that would break the site. Missing and empty settings are valid. Doesn't print keys. */
export const settingProblems = (settings: Settings): readonly SettingProblem[] => {
  const values: Settings = { ...settings, 'origin in content/company.ts': company.origin };
  return [
    ...Object.entries(origins).flatMap(([name, fix]) => {
      const value = values[name];
      return value && !isOrigin(value) ? [{ name, given: `"${value}"`, fix }] : [];
    }),
    ...keys.flatMap((name) =>
      /[\s\p{Cf}"']/u.test(values[name] ?? '')
        ? [{ name, given: 'not a key', fix: 'It contains a space, a quote or a line break. Copy it again.' }]
        : [],
    ),
    ...Object.entries(choices).flatMap(([name, allowed]) => {
      const value = values[name];
      return value && !allowed.includes(value)
        ? [{ name, given: `"${value}"`, fix: `Set it to ${allowed.join(' or ')}.` }]
        : [];
    }),
  ];
};

/** Throws an ExpectedError for the first invalid value. Settings may be missing. */
export function requireValid(settings: Settings): void {
  const [problem] = settingProblems(settings);
  if (problem) throw new ExpectedError(`${problem.name} is ${problem.given}. ${problem.fix}`);
}
