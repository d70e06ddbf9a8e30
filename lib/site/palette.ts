import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPalette } from './read-palette';

/** The colours of `app/globals.css`, for images and other output without a style sheet. */
export const palette = readPalette(readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8'));
