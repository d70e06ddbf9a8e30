import { requireAddresses } from './require-addresses';

test.each(['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'])(
  '%s must be a web address or unset',
  (name) => {
    for (const value of ['www.example.com', 'ftp://example.com', 'localhost:54321', 'https://'])
      expect(() => requireAddresses({ [name]: value })).toThrow(`${name} is "${value}"`);
    for (const value of [undefined, '', 'https://www.example.com', 'http://127.0.0.1:54321'])
      expect(() => requireAddresses({ [name]: value })).not.toThrow();
  },
);
