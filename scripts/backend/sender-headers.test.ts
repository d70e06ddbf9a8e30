import { senderHeaders } from './sender-headers';

const said = {
  'CF-Connecting-IP': '203.0.113.1',
  'X-Forwarded-For': '203.0.113.2',
  Authorization: 'Bearer x',
};

test.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])('%s may forward an address', (socket) => {
  expect(JSON.parse(senderHeaders(new Headers(said), socket))).toEqual({
    'cf-connecting-ip': '203.0.113.1',
    'x-forwarded-for': `203.0.113.2, ${socket}`,
  });
});

test.each(['203.0.113.9', '192.168.1.5', '::ffff:203.0.113.9', '2001:db8::1', '12.7.0.1'])(
  '%s speaks for itself alone',
  (socket) => {
    expect(JSON.parse(senderHeaders(new Headers(said), socket))).toEqual({ 'x-forwarded-for': socket });
  },
);

test('without forwarded headers the address is that of the socket', () => {
  expect(senderHeaders(new Headers(), '127.0.0.1')).toBe('{"x-forwarded-for":"127.0.0.1"}');
});
