import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastProblems } from '@/lib/brand/contrast';
import { type Palette, readPalette } from '@/lib/brand/read-palette';
import { ExpectedError } from '../shared/expected-error';

const readColours = (project: string): Palette => {
  try {
    return readPalette(readFileSync(join(project, 'app/colours.css'), 'utf8'));
  } catch (error) {
    throw new ExpectedError(error instanceof Error ? error.message : String(error));
  }
};

/** Throws an ExpectedError for an invalid colour, or if text would have too little contrast. */
export const requireContrast = (project: string) => {
  const problems = contrastProblems(readColours(project));
  if (problems.length > 0)
    throw new ExpectedError(
      [
        'These colours in app/colours.css have too little contrast:',
        ...problems.map((problem) => `  ${problem}`),
      ].join('\n'),
    );
};
