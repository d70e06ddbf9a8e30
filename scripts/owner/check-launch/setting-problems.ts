import { invalidSettings, isWebUrl, type Settings } from '../../shared/settings.ts';
import { problemsIn, type Requirement } from './problems-in.ts';
import { secretsIn } from './secrets.ts';

/** RFC 2606 and RFC 6761 reserve domain names for examples, tests and the local machine. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test|localhost)$/i.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[?::1\]?$)/.test(host);

const file = '.env.production.local';

const isPublicUrl = (url: string) =>
  isWebUrl(url) && url.startsWith('https:') && !isReservedHost(new URL(url).hostname);

const valueText = (value: string | undefined) => (value ? `"${value}"` : 'not set');

export const settingProblems = (settings: Settings, companyOrigin: string) => {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_STORE_CONTACT_MESSAGES: stores } = settings;
  const urlSettings =
    site || !isPublicUrl(companyOrigin)
      ? ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL']
      : ['NEXT_PUBLIC_SUPABASE_URL'];
  const invalid = invalidSettings(settings);
  const isValid = (setting: string) => !invalid.some(({ name }) => name === setting);
  return problemsIn(file, [
    ...invalid.map(({ name, value, fix }): Requirement => [
      true,
      `${name} is ${value}`,
      fix.replace(/\.$/, ''),
    ]),
    ...urlSettings
      .filter(isValid)
      .map((name): Requirement => [
        !isPublicUrl(settings[name] ?? ''),
        `${name} is ${valueText(settings[name])}`,
        'set it to the whole address that everybody reaches, beginning with https://',
      ]),
    [
      !settings.NEXT_PUBLIC_SUPABASE_ANON_KEY,
      'NEXT_PUBLIC_SUPABASE_ANON_KEY is not set',
      'set it to the publishable key',
    ],
    [
      stores !== '1' && isValid('NEXT_PUBLIC_STORE_CONTACT_MESSAGES'),
      `NEXT_PUBLIC_STORE_CONTACT_MESSAGES is ${valueText(stores)}, so messages from the contact page are not delivered`,
      'set it to 1 to store the messages',
    ],
    ...Object.entries(settings).map(([name, value]): Requirement => [
      name.startsWith('NEXT_PUBLIC_') && secretsIn(value ?? '').length > 0,
      `${name} is a secret key, which every visitor could read`,
      'set it to the publishable key, and replace the secret one in the project',
    ]),
  ]);
};
