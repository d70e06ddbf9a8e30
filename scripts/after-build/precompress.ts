import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(?:html|css|js|json|svg|txt|webmanifest|xml)$/;
const worthIt = 1024;

/** Takes a file's path; returns whether its kind gains from compression. */
export const isCompressible = (file: string) => text.test(file);

/** Takes a file's path and content; writes `.br` and `.gz` beside it if that is more than 1,024 bytes. Returns whether it did. */
export const precompress = (file: string, content: Buffer): boolean => {
  if (content.length <= worthIt) return false;
  const params = {
    // Nine would take twice as long for four thousandths of the bytes.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // A window as large as the file; the default takes megabytes of memory for every page.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(content.length))),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return true;
};
