import { chmodSync } from 'node:fs';
import { delimiter } from 'node:path';
import { temporaryFolder } from '@/tests/temporary-folder';
import { ExpectedError } from './expected-error';
import { findBrowser } from './find-browser';

const { at, write } = temporaryFolder();
const found = (CHROME_PATH: string) =>
  findBrowser({ ...process.env, CHROME_PATH, PATH: [at(), at('elsewhere')].join(delimiter) });

beforeEach(() => {
  for (const file of ['chromium', 'other', 'elsewhere/chromium-headless-shell']) {
    write(file, '#!/bin/sh\n');
    chmodSync(at(file), 0o755);
  }
});

test('CHROME_PATH comes first, then the headless shell, wherever it is on the path, before a whole browser', () => {
  expect(found(at('other'))).toBe(at('other'));
  expect(found('')).toBe(at('elsewhere/chromium-headless-shell'));
});

test('a CHROME_PATH without a file is an error that says so', () => {
  expect(() => found(at('missing'))).toThrow(ExpectedError);
  expect(() => found(at('missing'))).toThrow(/CHROME_PATH/);
});
