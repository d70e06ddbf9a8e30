import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const previousOf = (project: string, site: string) => join(project, '.next', `previous-${basename(site)}`);

/** Restores the old site if the previous build was killed while `replaceSite` was renaming folders. */
export const restoreSite = (project: string, site: string) => {
  const previous = previousOf(project, site);
  if (existsSync(site)) rmSync(previous, { recursive: true, force: true });
  else if (existsSync(previous)) renameSync(previous, site);
};

export const replaceSite = (
  project: string,
  { site, finishedFolder }: { readonly site: string; readonly finishedFolder: string },
) => {
  mkdirSync(dirname(site), { recursive: true });
  try {
    if (existsSync(site)) renameSync(site, previousOf(project, site));
    renameSync(finishedFolder, site);
  } finally {
    restoreSite(project, site);
  }
};
