import { join } from 'node:path';
import { reportFailure } from './expected-error';
import { projectPaths } from './project-paths';
import { writeShareImages } from './share-images/write-share-images';

// The last part of `npm run build`: the pictures that other sites show beside a link to a page.
writeShareImages({
  project: projectPaths.root,
  out: projectPaths.site,
  cache: join(projectPaths.data, 'share-images'),
})
  .then(({ total, drawn }) => console.log(`${total} share images, ${drawn} of them drawn anew.`))
  .catch(reportFailure);
