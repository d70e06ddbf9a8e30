import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './pages';

const text = /\.(?:html|css|js|json|svg|txt|webmanifest|xml)$/;
const worthIt = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Takes the folder of the export; writes `.br` and `.gz` beside each text file of more than 1,024 bytes. Returns how many. */
export const precompress = async (out: string): Promise<number> => {
  const files = filesBelow(out).filter((file) => text.test(file));
  const done = await Promise.all(
    files.map(async (file) => {
      const path = join(out, file);
      const bytes = await readFile(path);
      if (bytes.length <= worthIt) return 0;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        // A window as large as the file; the default takes megabytes of memory for every page.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(bytes.length))),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
        deflate(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
      ]);
      return 1;
    }),
  );
  return done.reduce<number>((sum, one) => sum + one, 0);
};
