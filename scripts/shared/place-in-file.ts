import { readFileSync } from 'node:fs';

/** The file with the line of a quoted text, such as `content/paths.ts:12`, for messages. */
export const placeInFile = (file: string, text: string): string => {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((words) => [`'${text}'`, `"${text}"`].some((quoted) => words.includes(quoted)));
  return line < 0 ? file : `${file}:${line + 1}`;
};
