import { readFileSync } from 'node:fs';
import { temporaryFolder } from '@/tests/temporary-folder';
import { requireOnlyCheck } from './only-check';

const { at, write } = temporaryFolder();

test('rejects a second check while the first one is running', () => {
  write('check.pid', String(process.ppid));
  expect(() => requireOnlyCheck(at('check.pid'))).toThrow(`process ${process.ppid}`);
  // The largest process id on Linux is 2^22, so no process has this id.
  write('check.pid', String(2 ** 22 + 1));
  requireOnlyCheck(at('check.pid'));
  expect(readFileSync(at('check.pid'), 'utf8')).toBe(String(process.pid));
});
