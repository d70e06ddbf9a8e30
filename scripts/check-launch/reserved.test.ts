import { isReservedHost } from './reserved';

const reserved = [
  'www.company.example',
  'example.com',
  'mail.example.org',
  'app.localhost',
  '127.0.0.1',
  '[::1]',
];
const real = ['example.co.uk', 'counterexample.com', 'abc.supabase.co', '128.0.0.1'];

test('addresses that nobody can reach are reserved, and no others', () => {
  expect([...reserved, ...real].filter((host) => isReservedHost(host))).toEqual(reserved);
});
