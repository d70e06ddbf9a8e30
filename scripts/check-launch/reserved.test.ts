import { isDramaNumber, isReservedHost } from './reserved';

test.each([
  '0121 496 0123',
  '+44 121 496 0999',
  '(0161) 496 0000',
  '020 7946 0321',
  '028 9649 6123',
  '01632 960456',
  '07700 900461',
  '0808 157 0999',
])('%s never rings', (number) => expect(isDramaNumber(number)).toBe(true));

test.each(['0121 496 1000', '0121 497 0123', '07700 901000', '020 7947 0321', '0800 157 0999', ''])(
  '%s may ring',
  (number) => expect(isDramaNumber(number)).toBe(false),
);

test.each([
  'www.brindleyplant.example',
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
