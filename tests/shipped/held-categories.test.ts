// Tests some answers to "What does my card cover?" against the schemes' own lists. Delete this file if you remove machines.

import { heldCategories } from '@/lib/tickets/held-categories.ts';

test.each([
  ['A09', 'dumper-operators/a09'],
  ['A14', 'forklift-operators/a14'],
  ['A17', 'telehandler-operators/a17, telehandler-operators/a17-lifting'],
  ['A21', 'loading-shovel-operators/a21'],
  ['A31', 'roller-operators/a31'],
  ['A36', 'grab-operators/a36'],
  ['N016', 'excavator-operators/micro-a58'],
  ['N103', 'crane-operators/a02'],
  ['A40', ''],
])('a card with %s covers %s', (code, answers) => {
  const heldCategory = heldCategories.find((category) => category.code === code);
  expect(heldCategory?.covers.map(({ answer }) => `${answer.machine}/${answer.id}`).join(', ')).toBe(answers);
});

test('an excavator card above ten tonnes does not cover smaller ones', () => {
  const answers = heldCategories.find(({ code }) => code === 'A59')?.covers ?? [];
  const sizes = answers.flatMap(({ answer }) => answer.size?.from ?? []);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
});
