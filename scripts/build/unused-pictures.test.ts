import { drawingPath } from '@/lib/images/drawing-paths.ts';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { unusedPictures } from './unused-pictures.ts';

const { at, write } = temporaryFolder();

test('lists photos and figures that no page shows', () => {
  const unused = ['public/photos/gate-800.webp', 'content/drawings/figures/shed.svg'];
  for (const file of ['public/photos/yard-800.webp', 'content/drawings/figures/haul.svg', ...unused])
    write(file, '');
  write('out/index.html', '<img srcset="/photos/yard-800.webp 800w">');
  write('out/about/us.html', `<img src="${drawingPath('figures', 'haul')}">`);
  expect(unusedPictures(at(), at('out'))).toEqual(unused);
});
