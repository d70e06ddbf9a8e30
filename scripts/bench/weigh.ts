import { get } from 'node:http';

/** What a request brings. */
export type Resource = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

/** Takes an address; returns how many bytes of body a browser receives that takes gzip and nothing better. */
export const gzipBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) => {
      let bytes = 0;
      response
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .on('end', () => resolve(bytes))
        .on('error', reject);
    }).on('error', reject);
  });
