import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guides } from '@/content/guides/index.ts';
import { drawingFolderPath, drawingPath } from '@/lib/images/drawing-paths.ts';
import { builtPages, filesBelow } from '../shared/built-site/built-pages.ts';

/** The folders of pictures in the project, with their paths in URLs. */
const folders = {
  'public/photos': '/photos',
  'content/drawings/figures': drawingFolderPath('figures'),
  'content/drawings/guides': drawingFolderPath('guides'),
} as const;

/** The files of pictures that no page shows, because their page or their section was removed. */
export const unusedPictures = (project: string, siteFolder: string): readonly string[] => {
  const unused = new Map<string, string>(
    Object.entries(folders)
      .filter(([folder]) => existsSync(join(project, folder)))
      .flatMap(([folder, path]) =>
        filesBelow(join(project, folder)).map((name) => [`${path}/${name}`, `${folder}/${name}`] as const),
      ),
  );
  for (const { file } of builtPages(siteFolder)) {
    const html = readFileSync(file, 'utf8');
    for (const path of unused.keys()) if (html.includes(path)) unused.delete(path);
  }
  // The list of guides doesn't show those of unlisted guides.
  for (const { thumbnail } of guides.entries)
    if (thumbnail.kind === 'guide') unused.delete(drawingPath('guides', thumbnail.drawingFile));
  return [...unused.values()];
};
