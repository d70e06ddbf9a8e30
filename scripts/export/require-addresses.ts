import { ExpectedError } from '../expected-error';

const names = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'] as const;

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Throws an ExpectedError that names the setting where an address of the build is none. Unset ones are left alone. */
export const requireAddresses = (settings: Readonly<Record<string, string | undefined>>) => {
  for (const name of names) {
    const value = settings[name];
    if (value && !isWebAddress(value))
      throw new ExpectedError(
        `${name} is "${value}", which is no web address: write it with https:// in front, or leave it out.`,
      );
  }
};
