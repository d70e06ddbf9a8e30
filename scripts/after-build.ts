import { join } from 'node:path';
import { finishExport } from './after-build/finish-export';
import { ExpectedError, reportFailure } from './expected-error';

const project = process.cwd();

const drawImages = async () => {
  // Loaded while the pages are being finished.
  const { writeShareImages } = await import('./share-images/write-share-images');
  return writeShareImages({
    project,
    out: join(project, 'out'),
    cache: join(project, '.data', 'share-images'),
  });
};

// Turns what the framework exported into what is published. Run by after-build.mjs.
const finish = async () => {
  const [finished, images] = await Promise.all([finishExport(project, process.env), drawImages()]);
  const { pages, still, payloads, compressed, refusals, warnings } = finished;
  if (refusals.length > 0) throw new ExpectedError(refusals.join('\n'));
  console.log(
    `${pages} pages finished: ${still} without scripts, ${payloads} payload files left out, ${compressed} files compressed.`,
  );
  console.log(`${images.total} share images, ${images.drawn} of them drawn anew.`);
  for (const warning of warnings) console.warn(warning);
};

finish().catch(reportFailure);
