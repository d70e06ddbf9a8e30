import { jumpsByKind, usualJumps } from '@/content/jumps';
import type { Sections } from '@/content/section';
import { toId } from './format';
import { jumpsOf } from './jumps';

const [usual = ''] = Object.keys(usualJumps);

const sections: Sections = [
  { kind: 'prose', heading: 'Own', jump: 'Here', paragraphs: [] },
  { kind: 'prose', heading: 'Nobody comes for this', paragraphs: [] },
  { kind: 'prose', heading: usual, paragraphs: [] },
  { kind: 'checklist', heading: 'Boxes', items: [] },
];

test('a page jumps to what it says, to usual headings and to a checklist, in its order', () => {
  expect(jumpsOf(sections)).toEqual([
    { href: '#own', words: 'Here' },
    { href: `#${toId(usual)}`, words: usualJumps[usual] },
    { href: '#boxes', words: jumpsByKind.checklist },
  ]);
});
