import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingFolderPath } from '@/lib/images/drawing-paths.ts';
import { builtPages } from '../shared/built-site/built-pages.ts';

/** The folders of photos and figures in the project, with their paths in URLs. */
const folders = { 'public/photos': '/photos', 'content/drawings/figures': drawingFolderPath('figures') };

/** The files that no page shows, because their page or section was removed. */
export const unusedPictures = (project: string, siteFolder: string): readonly string[] => {
  const pages = builtPages(siteFolder).map(({ file }) => readFileSync(file, 'utf8'));
  return Object.entries(folders).flatMap(([folder, path]) =>
    existsSync(join(project, folder))
      ? readdirSync(join(project, folder))
          .filter((name) => !pages.some((html) => html.includes(`${path}/${name}`)))
          .map((name) => `${folder}/${name}`)
      : [],
  );
};
