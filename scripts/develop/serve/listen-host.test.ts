import { listenHost } from './listen-host.ts';

test.each([
  ['on a computer', '', false, { address: 'localhost', name: 'localhost' }],
  ['in a container', '', true, { address: '0.0.0.0', name: 'localhost' }],
  ['with LISTEN_HOST', '192.168.1.20', true, { address: '192.168.1.20', name: '192.168.1.20' }],
  ['with LISTEN_HOST for all addresses', '0.0.0.0', false, { address: '0.0.0.0', name: 'localhost' }],
])('%s', (_, chosen, inContainer, expected) => {
  expect(listenHost(chosen, inContainer)).toEqual(expected);
});
