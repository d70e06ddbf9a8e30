import { familyPages } from '@/content/families';
import { stretchesOf } from './stretches';

test.each(familyPages)(
  '$path has every section in one stretch, in order, and a table for every chart',
  ({ sections }) => {
    const stretches = stretchesOf(sections);
    expect(
      stretches.flatMap((stretch) => (stretch.kind === 'wide' ? [stretch.section] : stretch.sections)),
    ).toEqual(sections);
    expect(stretches.flatMap((stretch) => (stretch.kind === 'reading' && stretch.tickets) || [])).toEqual(
      sections.filter(({ kind }) => kind === 'tickets'),
    );
  },
);
