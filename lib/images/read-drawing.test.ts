import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '@/lib/brand/palette.ts';
import { resolveColours } from './read-drawing.ts';

test('replaces colour tokens in a drawing with their values', () => {
  const svg = '<path fill="var(--color-brand)" stroke="var(--color-asphalt-soft)"/>';
  expect(resolveColours(svg)).toBe(`<path fill="${palette.brand}" stroke="${palette['asphalt-soft']}"/>`);
});

test('throws for an unknown token and names it', () => {
  expect(() => resolveColours('<path fill="var(--color-plnt)"/>')).toThrow('--color-plnt');
});

/** A hex value of a property, or a CSS colour function. Doesn't match fragments such as `/faq#cab` in links. */
const typedColour =
  /(?:fill|stroke|colou?r|background|border|outline|shadow)[\w-]*["']?\s*[:=][^;,\n]*?#(?:[\da-f]{3}|[\da-f]{6})\b|: ['"]#(?:[\da-f]{3}|[\da-f]{6})['"]|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i;

test('literal colours appear only in colours.css', () => {
  const sources = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:css|svg|tsx?)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  // The logo may contain colours that are not tokens, and mail programs can't read tokens.
  const exceptions = [
    join('app', 'colours.css'),
    join('content', 'drawings', 'brand', 'mark.svg'),
    join('content', 'owner-mail.ts'),
  ];
  expect(sources).toEqual(expect.arrayContaining(exceptions));
  const filesWithColours = sources.filter(
    (file) => !exceptions.includes(file) && typedColour.test(readFileSync(file, 'utf8')),
  );
  expect(filesWithColours).toEqual([]);
});
