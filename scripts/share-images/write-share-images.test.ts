/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/site/routes';
import { shareImageFile } from '@/lib/site/share-image';
import { writeShareImages } from './write-share-images';

const folder = mkdtempSync(join(tmpdir(), 'share-images-'));
const folders = { project: process.cwd(), out: join(folder, 'out'), cache: join(folder, 'cache') };

afterAll(() => rmSync(folder, { recursive: true }));

test('every page gets a picture of its own, and a second build draws none', async () => {
  expect(await writeShareImages(folders)).toEqual({ total: routes.length, drawn: routes.length });
  const files = routes.map(({ path }) => join(folders.out, shareImageFile(path)));
  const pictures = files.map((file) => readFileSync(file).toString('base64'));
  expect(new Set(pictures).size).toBe(routes.length);

  rmSync(folders.out, { recursive: true });
  expect(await writeShareImages(folders)).toEqual({ total: routes.length, drawn: 0 });
  expect(files.map((file) => readFileSync(file).toString('base64'))).toEqual(pictures);
}, 120_000);

test('a picture that was lost is drawn again, alone', async () => {
  const [first = ''] = readdirSync(folders.cache);
  const size = statSync(join(folders.cache, first)).size;
  rmSync(join(folders.cache, first));
  expect(await writeShareImages(folders)).toEqual({ total: routes.length, drawn: 1 });
  expect(statSync(join(folders.cache, first)).size).toBe(size);
}, 60_000);
