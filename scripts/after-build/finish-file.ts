import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishPage, type PageOptions } from './finish-page';
import { precompress } from './precompress';
import { HydrationMismatch } from './strip-runtime';

/** A text file by its name in the folder of the export and in that of the site, and what finishing it takes if it is a page. */
export type FileTask = {
  readonly exported: string;
  readonly out: string;
  readonly file: string;
  readonly page?: PageOptions;
};

/** What became of a file: whether it was compressed, and why it may not stand as it is. */
export type FileResult = { readonly compressed: boolean; readonly refusal?: string };

/** Takes a text file of the export; writes it to the site, finished if it is a page, and compressed beside that. */
export const finishFile = ({ exported, out, file, page }: FileTask): FileResult => {
  const read = (name: string) => readFileSync(join(exported, name), 'utf8');
  try {
    const finished = page
      ? Buffer.from(finishPage(read(file), page, read))
      : readFileSync(join(exported, file));
    writeFileSync(join(out, file), finished);
    return { compressed: precompress(join(out, file), finished) };
  } catch (error) {
    // A class of error does not survive the way to another thread.
    if (error instanceof HydrationMismatch) return { compressed: false, refusal: error.message };
    throw new Error(`${file} could not be finished.`, { cause: error });
  }
};
