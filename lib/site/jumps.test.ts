import { jumpsByKind, usualJumps } from '@/content/jumps';
import { resources } from '@/content/resources';
import type { Sections } from '@/content/section';
import { services } from '@/content/services';
import { toId } from './format';
import { jumpsOf } from './jumps';

const [usual = ''] = Object.keys(usualJumps);

const sections: Sections = [
  { kind: 'prose', heading: 'Own', paragraphs: [] },
  { kind: 'prose', heading: 'Nobody comes for this', paragraphs: [] },
  { kind: 'prose', heading: usual, paragraphs: [] },
  { kind: 'checklist', heading: 'Boxes', items: [] },
];

test('a page jumps to its own headings, to usual ones and to a checklist, in its order', () => {
  expect(jumpsOf(sections, { Own: 'Here' })).toEqual([
    { href: '#own', words: 'Here' },
    { href: `#${toId(usual)}`, words: usualJumps[usual] },
    { href: '#boxes', words: jumpsByKind.checklist },
  ]);
});

test('a jump to a heading that is not on the page fails the build', () => {
  expect(() => jumpsOf(sections, { Gone: 'There' })).toThrow('A jump leads to "Gone"');
});

test.each([...services.entries, ...resources.entries])('$heading has a jump', ({ sections: own, jumps }) => {
  expect(jumpsOf(own, jumps).length).toBeGreaterThan(0);
});
