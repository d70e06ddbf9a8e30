import { readFileSync } from 'node:fs';
import { temporaryFolder } from '@/tests/temporary-folder';
import { requireOnlyCheck } from './only-check';

const { at, write } = temporaryFolder();

test('a check starts if no other check runs or the other was killed, and is rejected beside a running one', () => {
  write('check.pid', String(process.ppid));
  expect(() => requireOnlyCheck(at('check.pid'))).toThrow(`process ${process.ppid}`);
  // The largest process id on Linux is 2 ** 22.
  write('check.pid', String(2 ** 22 + 1));
  requireOnlyCheck(at('check.pid'));
  expect(readFileSync(at('check.pid'), 'utf8')).toBe(String(process.pid));
});
