import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ExpectedError } from './expected-error';
import { findBrowser } from './find-browser';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  for (const name of ['chromium', 'other']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('CHROME_PATH comes before everything on the path', () => {
  const named = join(folder, 'other');
  expect(findBrowser({ ...process.env, CHROME_PATH: named, PATH: folder })).toBe(named);
});

test('a CHROME_PATH without a file is an error that says so', () => {
  const environment = { ...process.env, CHROME_PATH: join(folder, 'missing') };
  expect(() => findBrowser(environment)).toThrow(ExpectedError);
  expect(() => findBrowser(environment)).toThrow(/CHROME_PATH/);
});

test('the headless shell comes before a whole browser, wherever it is on the path', () => {
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const shell = join(elsewhere, 'chromium-headless-shell');
  writeFileSync(shell, '');
  const PATH = [folder, elsewhere].join(delimiter);
  expect(findBrowser({ ...process.env, CHROME_PATH: '', PATH })).toBe(shell);
});
