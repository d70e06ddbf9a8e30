import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The display face at one weight, for pictures that are drawn at build: next/og does not read the woff2 of pages. */
export const displayFont = readFileSync(join(process.cwd(), 'app/fonts/display.woff'));
