import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// woff, since next/og does not read woff2.
const file = '@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-700-normal.woff';

/** The display face at weight 700, for pictures that are drawn at build. */
export const displayFont = readFileSync(join(process.cwd(), 'node_modules', file));
