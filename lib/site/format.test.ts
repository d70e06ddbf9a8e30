import { formatDate, withNoBreakSpaces, toId } from './format';

test('a heading becomes an id', () => {
  expect(toId('Get off while it’s being loaded!')).toBe('get-off-while-it-s-being-loaded');
});

test('a date is written as people in the UK write it', () => {
  expect(formatDate('2026-11-20')).toBe('20 November 2026');
});

test('a number stays with its unit', () => {
  expect(withNoBreakSpaces('1-15 tonnes, up to 1 t. 12 teams')).toBe(
    '1-15\u00a0tonnes, up to 1\u00a0t. 12 teams',
  );
});

test('a code stays on the line of its scheme, and the rest may break', () => {
  expect(withNoBreakSpaces('CPCS A59 with endorsement C or NPORS N100, not CPCS or an A road')).toBe(
    'CPCS\u00a0A59 with endorsement\u00a0C or NPORS\u00a0N100, not CPCS or an A road',
  );
});
