import { existsSync, renameSync, rmSync } from 'node:fs';

const asideOf = (replacement: string) => `${replacement}.previous`;

/** Brings back the folder that a `replaceFolder` killed between its two renames had set aside. Takes the same folders. */
export const restoreFolder = (folder: string, replacement: string) => {
  const aside = asideOf(replacement);
  if (existsSync(folder)) rmSync(aside, { recursive: true, force: true });
  else if (existsSync(aside)) renameSync(aside, folder);
};

/** Moves a folder, whole, to where another may be. Both must be on one disk. Where it fails, the other is back. */
export const replaceFolder = (folder: string, replacement: string) => {
  try {
    if (existsSync(folder)) renameSync(folder, asideOf(replacement));
    renameSync(replacement, folder);
  } finally {
    restoreFolder(folder, replacement);
  }
};
