import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPalette } from './read-palette';

/** The colours of `app/globals.css`, for what has no style sheet, such as images. */
export const palette = readPalette(readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8'));
