import { sizesWithin } from './tonnes.ts';

test('sizes are cut at the ends of a range, and left out beyond them', () => {
  const sizes = [
    { from: 1, to: 3, name: 'mini' },
    { from: 5, to: 9, name: 'midi' },
    { from: 9, to: 12, name: 'large' },
  ];
  expect(sizesWithin({ from: 2, to: 9 }, sizes)).toEqual([
    { from: 2, to: 3, name: 'mini' },
    { from: 5, to: 9, name: 'midi' },
  ]);
});
