import { familyPages } from '@/content/families';
import { stretchesOf } from './stretches';

test.each(familyPages)('$path: every section appears once, in order', ({ sections }) => {
  const stretches = stretchesOf(sections);
  expect(
    stretches.flatMap((stretch) => (stretch.kind === 'wide' ? [stretch.section] : stretch.sections)),
  ).toEqual(sections);
  expect(stretches.flatMap((stretch) => (stretch.kind === 'reading' && stretch.tickets) || [])).toEqual(
    sections.filter(({ kind }) => kind === 'tickets'),
  );
});
