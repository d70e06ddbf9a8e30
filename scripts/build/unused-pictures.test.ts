import { guides } from '@/content/guides/index.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { unusedPictures } from './unused-pictures.ts';

const { at, write } = temporaryFolder();

test('lists photos and drawings that no page shows', () => {
  const picturesOnPages = [
    'public/photos/yard-800.webp',
    'public/photos/yard-1600.webp',
    'content/drawings/figures/haul.svg',
  ];
  const unused = [
    'public/photos/gate-800.webp',
    'content/drawings/figures/shed.svg',
    'content/drawings/guides/fuel.svg',
  ];
  for (const file of [...picturesOnPages, ...unused]) write(file, '');
  write('out/index.html', '<img srcset="/photos/yard-800.webp 800w, /photos/yard-1600.webp 1600w">');
  write('out/about/us.html', `<img src="${drawingPath('figures', 'haul')}">`);
  expect(unusedPictures(at(), at('out'))).toEqual(unused);
});

test('keeps the drawing of an unlisted guide', () => {
  const drawings = guides.entries.flatMap(({ thumbnail }) =>
    thumbnail.kind === 'guide' ? [`content/drawings/guides/${thumbnail.drawingFile}.svg`] : [],
  );
  for (const file of drawings) write(file, '');
  write('out/index.html', '');
  expect(unusedPictures(at(), at('out'))).toEqual([]);
});
