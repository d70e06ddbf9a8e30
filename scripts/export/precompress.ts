import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './pages';

export const compressibleFile = /\.(?:html|css|js|json|svg|txt|webmanifest|xml)$/;
const minimumBytes = 1024;

export const precompress = (folder: string) => {
  for (const file of filesBelow(folder).filter((name) => compressibleFile.test(name))) {
    const content = readFileSync(join(folder, file));
    if (content.length <= minimumBytes) continue;
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
    // Quality 9 takes twice as long as 6 and saves only 0.4% more.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, { params }));
  }
};
