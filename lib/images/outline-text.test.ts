import { textWidth } from '@/lib/brand/display-font.ts';
import { outlineText } from './outline-text.ts';

/** No font contains this code point, because it is not a character. */
const missingCharacter = '\u{FFFFE}';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><g font-size="20" fill="teal">${content}</g></svg>`;

const startOf = (svg: string) => Number(/translate\(([-\d.]+) 40\.0\)/.exec(svg)?.[1]);

test.each([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
])(
  'outlines text with the anchor %s in the inherited size, and keeps its other attributes',
  (anchor, share) => {
    const words = 'Cut & fill';
    const text = `<text x="90" y="40" text-anchor="${anchor}" opacity=".5">Cut &amp; fill</text>`;
    const svg = outlineText(drawing(text));
    expect(svg).not.toContain('<text');
    expect(svg).toContain('<g opacity=".5">');
    expect(svg).toContain('aria-label="Cut &amp; fill"');
    expect(startOf(svg)).toBeCloseTo(90 - textWidth(words, 20) * share, 0);
    for (const [, glyph] of svg.matchAll(/href="#(\w+)"/g)) expect(svg).toContain(`<path id="${glyph}"`);
  },
);

test.each([
  ['a character that the font lacks', `<text x="9" y="40">Mud ${missingCharacter}</text>`],
  ['child elements', '<text x="9" y="40">Soft <tspan dy="9">ground</tspan></text>'],
  ['a style', '<text x="9" y="40" style="font-size:30px">Mud</text>'],
  ['a relative position', '<text x="50%" y="40">Mud</text>'],
])('keeps text with %s', (_reason, text) => {
  expect(outlineText(drawing(text))).toBe(drawing(text));
});
