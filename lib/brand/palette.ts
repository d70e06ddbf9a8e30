import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPalette } from './read-palette.ts';

/** Colours for images and other output that cannot use CSS variables. */
export const palette = readPalette(readFileSync(join(process.cwd(), 'app/colours.css'), 'utf8'));
