import { drawingNames } from '@/lib/images/read-drawing.ts';
import { machineShapes, replaceMarked } from './machine-shapes.ts';

test.each(drawingNames('machines'))('the ground and the thin lines of %s are marked', (drawing) => {
  const shapes = machineShapes(drawing, { detailWidth: 0.123 });
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
