import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import postgres from 'postgres';
import { engine } from '../engine/engine-of-file';

// PGlite brings pgTAP, which is SQL alone. A server's package would be one more program to install.
const pgtap = path.join(
  path.dirname(createRequire(__filename).resolve('@electric-sql/pglite')),
  'pgtap.tar.gz',
);
const pgtapFile = path.resolve('supabase/tests/submissions.test.sql');

test('every policy test passes', async () => {
  const installer = execFileSync('tar', ['-xzOf', pgtap, 'share/postgresql/extension/pgtap--1.3.5.sql'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  const sql = postgres(engine.database, { max: 1, onnotice: () => {} });
  await sql.unsafe(
    'create schema extensions; grant usage on schema extensions to public; set search_path = extensions',
  );
  await sql.unsafe(installer);
  await sql.unsafe('reset search_path');
  const results = await sql.unsafe(readFileSync(pgtapFile, 'utf8')).simple();
  await sql.end();

  const output = (results as unknown as readonly (readonly Record<string, string>[])[])
    .flat()
    .flatMap((row) => Object.values(row).join(' ').split('\n'));
  const planned =
    output.map((line) => Number(/^1\.\.(\d+)$/.exec(line)?.[1])).find((tests) => tests > 0) ?? 0;
  expect(output.filter((line) => line.startsWith('not ok') || line.startsWith('#'))).toEqual([]);
  expect(planned).toBeGreaterThan(0);
  expect(output.filter((line) => line.startsWith('ok '))).toHaveLength(planned);
});
