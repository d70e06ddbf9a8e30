import type { Finding } from './finding';
import { isReservedHost } from './reserved';
import { secretsIn } from './secrets';
import type { Settings } from './settings';

const file = '.env.local';

const addressFindings = (name: string, value: string | undefined): readonly Finding[] => {
  if (!value) return [{ file, problem: `${name} is not set.` }];
  if (!URL.canParse(value)) return [{ file, problem: `${name} is "${value}", which is not an address.` }];
  const { hostname, protocol } = new URL(value);
  if (isReservedHost(hostname))
    return [{ file, problem: `${name} is ${value}, which nobody else can reach.` }];
  return protocol === 'https:' ? [] : [{ file, problem: `${name} is ${value}: it must begin with https.` }];
};

/**
 * Takes the variables of the build and the origin that stands in content/company.ts; returns what is unset, points
 * at this machine, or is a secret where a public key belongs.
 */
export const settingFindings = (settings: Settings, companyOrigin: string): readonly Finding[] => {
  const {
    NEXT_PUBLIC_SITE_URL: site,
    NEXT_PUBLIC_SUPABASE_URL: supabase,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: key,
  } = settings;
  const origin = site || !URL.canParse(companyOrigin) || isReservedHost(new URL(companyOrigin).hostname);
  return [
    ...(origin ? addressFindings('NEXT_PUBLIC_SITE_URL', site) : []),
    ...addressFindings('NEXT_PUBLIC_SUPABASE_URL', supabase),
    ...(key ? [] : [{ file, problem: 'NEXT_PUBLIC_SUPABASE_ANON_KEY is not set.' }]),
    ...Object.entries(settings)
      .filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value && secretsIn(value).length > 0)
      .map(([name]) => ({
        file,
        problem: `${name} holds a secret key, which every visitor could read: put the publishable key and rotate this one.`,
      })),
  ];
};
