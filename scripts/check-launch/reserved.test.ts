import { isReservedHost } from './reserved';

test.each([
  'www.company.example',
  'example.com',
  'mail.example.org',
  'localhost',
  'app.localhost',
  '127.0.0.1',
  '[::1]',
  'site.test',
])('%s is reserved', (host) => expect(isReservedHost(host)).toBe(true));

test.each(['example.co.uk', 'counterexample.com', 'abc.supabase.co', '128.0.0.1'])('%s is not', (host) =>
  expect(isReservedHost(host)).toBe(false),
);
