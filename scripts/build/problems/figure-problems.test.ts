import { figureProblems } from './figure-problems.ts';

test('the numbers in figures are limits of regulations', () => {
  expect(figureProblems()).toEqual([]);
});

test('reports a number that is no limit, with its file', () => {
  expect(figureProblems([['boom.svg', '<text x="4">987.6 m</text><text>No number</text>']])).toEqual([
    expect.stringContaining('boom.svg says “987.6 m”'),
  ]);
});
