import { readFileSync } from 'node:fs';
import { drawingGap, imageMargin } from './measures.ts';

test('style sheets use the same distances', () => {
  const styles = readFileSync('components/drawings/drawing-to-scale.css', 'utf8');
  expect(styles).toContain(`--spacing-drawing-gap: calc(var(--metre) * ${drawingGap});`);
  expect(styles).toContain(`--spacing-image-margin: ${imageMargin}em;`);
});
