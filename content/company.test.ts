import { internationalPhone } from './company';

test('a printed number becomes one that rings from anywhere', () => {
  expect(internationalPhone('0121 496 0123')).toBe('+441214960123');
});
