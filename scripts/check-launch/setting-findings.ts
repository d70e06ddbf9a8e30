import { isWebAddress, type Settings } from '../settings';
import type { Finding } from './report';
import { isReservedHost } from './reserved';
import { secretsIn } from './secrets';

const file = '.env.production.local';

const isReachable = (address: string) => isWebAddress(address) && !isReservedHost(new URL(address).hostname);

const addressProblem = (value = '') => {
  if (!value) return 'is not set';
  if (!isWebAddress(value)) return `is "${value}", which is not a web address`;
  if (!isReachable(value)) return `is ${value}, which nobody else can reach`;
  return value.startsWith('https:') ? undefined : `is ${value}, without encryption`;
};

/**
 * Settings that are unset, point at this machine, or hold a secret where a public key belongs; and a database that what is tried on
 * this machine would be stored in, because `local`, the settings of `npm run dev` and `npm start`, name it as well.
 */
export function* settingFindings(
  settings: Settings,
  companyOrigin: string,
  local: Settings = {},
): Iterable<Finding> {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_ENQUIRIES: enquiries = '' } = settings;
  const addresses = site || !isReachable(companyOrigin) ? ['NEXT_PUBLIC_SITE_URL'] : [];
  for (const name of [...addresses, 'NEXT_PUBLIC_SUPABASE_URL']) {
    const problem = addressProblem(settings[name]);
    if (problem)
      yield {
        file,
        problem: `${name} ${problem}`,
        fix: 'set it to the whole address, beginning with https://',
      };
  }
  const database = settings.NEXT_PUBLIC_SUPABASE_URL;
  if (database && database === local.NEXT_PUBLIC_SUPABASE_URL) {
    const problem =
      'NEXT_PUBLIC_SUPABASE_URL is that of production, where npm run dev and npm start would store what you try';
    yield { file: '.env.local', problem, fix: `move the settings of production to ${file}` };
  }
  if (!settings.NEXT_PUBLIC_SUPABASE_ANON_KEY)
    yield { file, problem: 'NEXT_PUBLIC_SUPABASE_ANON_KEY is not set', fix: 'set it to the publishable key' };
  if (enquiries !== 'store') {
    const value = enquiries ? `"${enquiries}"` : 'not set';
    const problem = `NEXT_PUBLIC_ENQUIRIES is ${value}`;
    const consequence =
      enquiries === 'off' ? ', so what people write on the contact page reaches nobody' : '';
    yield { file, problem: problem + consequence, fix: 'set it to store to keep the messages' };
  }
  for (const [name, value = ''] of Object.entries(settings))
    if (name.startsWith('NEXT_PUBLIC_') && secretsIn(value).length > 0) {
      const problem = `${name} is a secret key, which every visitor could read`;
      yield {
        file,
        problem,
        fix: 'set it to the publishable key, and replace the secret one in the project',
      };
    }
}
