import { readFileSync } from 'node:fs';
import { temporaryFolder } from '@/tests/temporary-folder';
import { requireOnlyCheck } from './only-check';

const { at, write } = temporaryFolder();

test('a check is rejected while another check is running, but not after the other was killed', () => {
  write('check.pid', String(process.ppid));
  expect(() => requireOnlyCheck(at('check.pid'))).toThrow(`process ${process.ppid}`);
  // The largest process id on Linux is 2 ** 22.
  write('check.pid', String(2 ** 22 + 1));
  requireOnlyCheck(at('check.pid'));
  expect(readFileSync(at('check.pid'), 'utf8')).toBe(String(process.pid));
});
