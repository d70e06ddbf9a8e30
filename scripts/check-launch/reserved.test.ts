import { isDramaNumber, isReservedHost } from './reserved';

test.each(['+441214960000', '+441614960000', '+442079460321', '+442896496123', '+448081570999'])(
  '%s never rings',
  (number) => expect(isDramaNumber(number)).toBe(true),
);

test.each(['+441214961000', '+441214970123', '+442079470321', '+448001570999', ''])('%s may ring', (number) =>
  expect(isDramaNumber(number)).toBe(false),
);

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
