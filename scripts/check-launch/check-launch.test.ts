/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const check = (settings: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/check-launch.ts')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  }).stdout;

test('an owner who does not store messages is told so, and how to', () => {
  expect(check({})).toContain('messages of the contact form are not stored');
  expect(check({})).toContain('NEXT_PUBLIC_ENQUIRIES=store');
  expect(check({ NEXT_PUBLIC_ENQUIRIES: 'store' })).not.toContain('not stored');
});
