import { defineCollection } from './collection';

const machines = defineCollection<{ readonly name: string }>()('/machines', [
  { slug: 'dumper', name: 'Dumper' },
  { slug: 'grader', name: 'Grader' },
]);

test('entries keep their order and are found by slug', () => {
  expect(machines.entries.map(({ name }) => name)).toEqual(['Dumper', 'Grader']);
  expect(machines.get('grader').name).toBe('Grader');
});

test('a slug that is not in the collection does not compile, and throws where types are not checked', () => {
  // @ts-expect-error The slugs of a collection are a union.
  expect(() => machines.get('tank')).toThrow('There is no /machines/tank.');
});

test('a slug used twice is refused', () => {
  const twice = () => defineCollection()('/machines', [{ slug: 'dumper' }, { slug: 'dumper' }]);
  expect(twice).toThrow('A slug stands twice below /machines.');
});
