import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './pages';

/** Takes the project's folder; returns the paths of the pages declared in `app/(interactive)`: the only ones to hydrate. */
export const interactivePaths = (project: string): readonly string[] =>
  filesBelow(join(project, 'app/(interactive)'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

/** Takes the project's folder; returns the exported names of every `'use client'` module in it. */
export const islandNames = (project: string): readonly string[] =>
  ['app', 'components']
    .flatMap((folder) => filesBelow(join(project, folder)).map((file) => join(project, folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /^['"]use client['"]/.test(source))
    .flatMap((source) =>
      [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1] ?? ''),
    );
