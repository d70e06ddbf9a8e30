import { readFileSync, writeFileSync } from 'node:fs';
import { finishPage, type PageOptions } from './finish-page';
import { precompress } from './precompress';
import { HydrationMismatch } from './strip-runtime';

/** A text file of the export by its full path, and what finishing it takes where it is a page. */
export type FileTask = { readonly file: string; readonly page?: PageOptions };

/** What became of a file: whether it was compressed, and why it may not stand as it is. */
export type FileResult = { readonly compressed: boolean; readonly refusal?: string };

/** Takes a text file; finishes it in its place if it is a page, and compresses it. Runs in a process of its own. */
export const finishFile = ({ file, page }: FileTask): FileResult => {
  const content = readFileSync(file);
  if (!page) return { compressed: precompress(file, content) };
  try {
    const finished = Buffer.from(finishPage(content.toString(), page));
    writeFileSync(file, finished);
    return { compressed: precompress(file, finished) };
  } catch (error) {
    // A class of error does not survive the way to another process.
    if (error instanceof HydrationMismatch) return { compressed: false, refusal: error.message };
    throw new Error(`${file} could not be finished.`, { cause: error });
  }
};
