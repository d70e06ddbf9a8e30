import { isWebAddress, type Settings } from '../settings';
import type { Finding } from './finding';
import { isReservedHost } from './reserved';
import { secretsIn } from './secrets';

const file = '.env.local';

const isReachable = (address: string) => isWebAddress(address) && !isReservedHost(new URL(address).hostname);

const addressFindings = (name: string, value: string | undefined): readonly Finding[] => {
  const fix = 'set it to the whole address, beginning with https://';
  if (!value) return [{ file, problem: `${name} is not set`, fix }];
  if (!isWebAddress(value))
    return [{ file, problem: `${name} is "${value}", which is not a web address`, fix }];
  if (!isReachable(value))
    return [{ file, problem: `${name} is ${value}, which nobody else can reach`, fix }];
  return value.startsWith('https:')
    ? []
    : [{ file, problem: `${name} is ${value}, without encryption`, fix }];
};

const enquiryFindings = (value: string | undefined): readonly Finding[] =>
  value === 'store' || value === 'off'
    ? []
    : [
        {
          file,
          problem: `NEXT_PUBLIC_ENQUIRIES is ${value ? `"${value}"` : 'not set'}`,
          fix: 'set it to store to keep the messages of the contact form, or to off to keep none',
        },
      ];

/** Settings that are unset, point at this machine, or hold a secret where a public key belongs. */
export const settingFindings = (settings: Settings, companyOrigin: string): readonly Finding[] => {
  const {
    NEXT_PUBLIC_SITE_URL: site,
    NEXT_PUBLIC_SUPABASE_URL: supabase,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: key,
    NEXT_PUBLIC_ENQUIRIES: enquiries,
  } = settings;
  return [
    ...(site || !isReachable(companyOrigin) ? addressFindings('NEXT_PUBLIC_SITE_URL', site) : []),
    ...addressFindings('NEXT_PUBLIC_SUPABASE_URL', supabase),
    ...(key
      ? []
      : [
          { file, problem: 'NEXT_PUBLIC_SUPABASE_ANON_KEY is not set', fix: 'set it to the publishable key' },
        ]),
    ...enquiryFindings(enquiries),
    ...Object.entries(settings)
      .filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value && secretsIn(value).length > 0)
      .map(([name]) => ({
        file,
        problem: `${name} is a secret key, which every visitor could read`,
        fix: 'set it to the publishable key, and replace the secret one in the project',
      })),
  ];
};
