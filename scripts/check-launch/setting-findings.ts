import { isWebAddress, type Settings } from '../settings';
import { findingsIn, type Requirement } from './findings-in';
import { isReservedHost } from './reserved';
import { secretsIn } from './secrets';

const file = '.env.production.local';

const isPublic = (address: string) =>
  isWebAddress(address) && address.startsWith('https:') && !isReservedHost(new URL(address).hostname);

const said = (value: string | undefined) => (value ? `"${value}"` : 'not set');

const database = 'NEXT_PUBLIC_SUPABASE_URL';

/**
 * Settings that are unset, point at this machine, or hold a secret where a public key belongs; and a database that what is tried on
 * this machine would be stored in, because `local`, the settings of `npm run dev` and `npm start`, name it as well.
 */
export const settingFindings = (settings: Settings, companyOrigin: string, local: Settings = {}) => {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_ENQUIRIES: enquiries } = settings;
  const addresses = site || !isPublic(companyOrigin) ? ['NEXT_PUBLIC_SITE_URL', database] : [database];
  return [
    ...findingsIn(file, [
      ...addresses.map((name): Requirement => [
        !isPublic(settings[name] ?? ''),
        `${name} is ${said(settings[name])}`,
        'set it to the whole address that everybody reaches, beginning with https://',
      ]),
      [
        !settings.NEXT_PUBLIC_SUPABASE_ANON_KEY,
        'NEXT_PUBLIC_SUPABASE_ANON_KEY is not set',
        'set it to the publishable key',
      ],
      [
        enquiries !== 'store',
        `NEXT_PUBLIC_ENQUIRIES is ${said(enquiries)}, so what people write on the contact page reaches nobody`,
        'set it to store to keep the messages',
      ],
      ...Object.entries(settings).map(([name, value]): Requirement => [
        name.startsWith('NEXT_PUBLIC_') && secretsIn(value ?? '').length > 0,
        `${name} is a secret key, which every visitor could read`,
        'set it to the publishable key, and replace the secret one in the project',
      ]),
    ]),
    ...findingsIn('.env.local', [
      [
        Boolean(settings[database]) && settings[database] === local[database],
        `${database} is that of production, where npm run dev and npm start would store what you try`,
        `move the settings of production to ${file}`,
      ],
    ]),
  ];
};
