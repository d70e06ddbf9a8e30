import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const previousOf = (project: string, siteFolder: string) =>
  join(project, '.next', `previous-${basename(siteFolder)}`);

/** Restores the old site if the previous build was killed while `replaceSite` was renaming folders. */
export const restoreSite = (project: string, siteFolder: string) => {
  const previous = previousOf(project, siteFolder);
  if (existsSync(siteFolder)) rmSync(previous, { recursive: true, force: true });
  else if (existsSync(previous)) renameSync(previous, siteFolder);
};

export const replaceSite = (
  project: string,
  { siteFolder, finishedFolder }: { readonly siteFolder: string; readonly finishedFolder: string },
) => {
  mkdirSync(dirname(siteFolder), { recursive: true });
  try {
    if (existsSync(siteFolder)) renameSync(siteFolder, previousOf(project, siteFolder));
    renameSync(finishedFolder, siteFolder);
  } finally {
    restoreSite(project, siteFolder);
  }
};
