import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new folder before each test. File paths are relative to it. */
export const temporaryFolder = () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (file = '') => join(folder, file);
  return {
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, text: string) => {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
  };
};
