import { formatDate, toId } from './format';

test('a heading becomes an id', () => {
  expect(toId('Get off while it’s being loaded!')).toBe('get-off-while-it-s-being-loaded');
});

test('a date is written as people in the UK write it', () => {
  expect(formatDate('2026-11-20')).toBe('20 November 2026');
});
