import { machineDrawings } from './machine-drawings.ts';
import { machineShapes, replaceMarked } from './machine-shapes.ts';

test.each(machineDrawings)('the ground and the thin lines of $machine are marked', ({ machine }) => {
  const shapes = machineShapes(machine, 0.123);
  expect(shapes).toContain('stroke-width="0.123"');
  expect(shapes).not.toContain('class=');
  expect(shapes).not.toContain('M4 184H316');
});

test('only marked lines change', () => {
  const svg = '<path stroke-width="2" class="detail" d="M1 1"/><path stroke-width="2" d="M2 2"/>';
  expect(replaceMarked(svg, 'detail', () => '', 'machines/digger.svg')).toBe(
    '<path stroke-width="2" d="M2 2"/>',
  );
});

test('an unmarked drawing is reported by name', () => {
  expect(() => replaceMarked('<path d="M1 1"/>', 'ground', () => '', 'machines/digger.svg')).toThrow(
    'content/drawings/machines/digger.svg has no element with class="ground"',
  );
});
