import { multiplyEntries } from './multiply-entries';

const entries = [
  { slug: 'a', name: 'A', related: () => ({ services: ['b'] }) },
  { slug: 'b', name: 'B', related: () => ({ services: ['a'], locations: [] }) },
];

test('one copy is the entries themselves', () => {
  expect(multiplyEntries(entries, 1).map(({ slug, name }) => [slug, name])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ]);
});

test('every copy has a slug and a name of its own and is related within its round', () => {
  const grown = multiplyEntries(entries, 3);
  expect(grown).toHaveLength(6);
  expect(new Set(grown.map(({ slug }) => slug)).size).toBe(6);
  expect(new Set(grown.map(({ name }) => name)).size).toBe(6);
  const last = grown.at(-1);
  expect(last?.slug).toBe('b-3');
  expect(last?.related).toEqual({ services: ['a-3'], locations: [] });
});

test('the towns of two rounds lie apart, and a guide to everything is not copied', () => {
  const grown = multiplyEntries(
    [
      { slug: 'derby', longitude: -1.5, related: () => ({ resources: ['certifications'] }) },
      { slug: 'certifications' },
    ],
    2,
  );
  expect(grown.map(({ slug }) => slug)).toEqual(['derby', 'certifications', 'derby-2']);
  expect(grown[2]).toMatchObject({ longitude: 1.5 });
  expect(grown[2]?.related?.()).toEqual({ resources: ['certifications'] });
});
