import { join } from 'node:path';
import { finishExport } from './after-build/finish-export';
import { ExpectedError, reportFailure } from './expected-error';
import { projectPaths } from './project-paths';

const drawImages = async () => {
  // Loaded while the pages are being finished.
  const { writeShareImages } = await import('./share-images/write-share-images');
  return writeShareImages({
    project: projectPaths.root,
    out: projectPaths.site,
    cache: join(projectPaths.data, 'share-images'),
  });
};

// The second part of `npm run build`: turns what the framework exported into what is published.
const finish = async () => {
  const [finished, images] = await Promise.all([finishExport(projectPaths.root, process.env), drawImages()]);
  const { pages, still, payloads, compressed, refusals, warnings } = finished;
  if (refusals.length > 0) throw new ExpectedError(refusals.join('\n'));
  console.log(
    `${pages} pages finished: ${still} without scripts, ${payloads} payload files removed, ${compressed} files compressed.`,
  );
  console.log(`${images.total} share images, ${images.drawn} of them drawn anew.`);
  for (const warning of warnings) console.warn(warning);
};

finish().catch(reportFailure);
