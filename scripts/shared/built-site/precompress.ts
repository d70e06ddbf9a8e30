import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesBelow } from './built-pages.ts';

const compressibleFile = /\.(?:html|css|js|json|svg|txt|xml)$/;
const minBytes = 1024;

export const precompress = (folder: string) => {
  for (const file of filesBelow(folder).filter((name) => compressibleFile.test(name))) {
    const content = readFileSync(join(folder, file));
    if (content.length <= minBytes) continue;
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
    // The default quality, 11, takes nine seconds for all pages, but they are 8% smaller than at quality 6.
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  }
};
