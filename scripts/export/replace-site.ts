import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const previousOf = (project: string, site: string) => join(project, '.next', `previous-${basename(site)}`);

/** Brings back the site that a build killed between the two renames of `replaceSite` had set aside. */
export const restoreSite = (project: string, site: string) => {
  const previous = previousOf(project, site);
  if (existsSync(site)) rmSync(previous, { recursive: true, force: true });
  else if (existsSync(previous)) renameSync(previous, site);
};

/** Renames the finished site to where it belongs. Where that fails, the one before it is back. */
export const replaceSite = (
  project: string,
  { site, finished }: { readonly site: string; readonly finished: string },
) => {
  mkdirSync(dirname(site), { recursive: true });
  try {
    if (existsSync(site)) renameSync(site, previousOf(project, site));
    renameSync(finished, site);
  } finally {
    restoreSite(project, site);
  }
};
