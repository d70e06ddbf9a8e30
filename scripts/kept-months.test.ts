import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptMonths } from './kept-months';
import { projectPaths } from './project-paths';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (version: number, sql: string) =>
  writeFileSync(path.join(folder, `2026112109000${version}_step.sql`), sql);

test('the migrations of the project name the months', () => {
  expect(keptMonths(projectPaths.migrations)).toBeGreaterThan(0);
});

test('the last migration that names them counts', () => {
  write(1, 'alter table t add column kept_months integer not null default 12 check (kept_months > 0);');
  expect(keptMonths(folder)).toBe(12);
  write(2, 'alter table t alter column kept_months set default 6;');
  expect(keptMonths(folder)).toBe(6);
});

test('without one it is an error', () => {
  write(1, 'select 1;');
  expect(() => keptMonths(folder)).toThrow('says how long submissions are kept');
});
