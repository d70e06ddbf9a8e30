import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const { at, write } = temporaryFolder();

const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

/** Forbidden imports, with the words of the message that name the import or its place, and the cure. */
const forbidden: readonly (readonly [file: string, from: string, message: RegExp])[] = [
  ['components/ui/link.tsx', 'next/link', /next\/link.*Use `SiteLink`/],
  ['app/font.tsx', 'next/font/google', /next\/font\/google.*a font in `app\/fonts`/],
  ['lib/company/rows.ts', '@supabase/supabase-js', /@supabase.*Import its .* from that file/],
  ['components/page/form.tsx', '@/components/forms/site-form.tsx', /`components\/islands`. Add `<Island/],
  ['app/form.tsx', '../components/forms/site-form.tsx', /`components\/islands`. Add `<Island/],
  ['components/forms/island.tsx', '../islands/island.tsx', /`components\/islands`. Add `<Island/],
  ['content/hook.ts', 'react', /`content` may not import React.* Move .* `components` or `lib`/],
  ['content/phone.ts', '@/lib/company/phone.ts', /may not import from `lib\/company`. Move/],
  ['content/model/section.ts', '../pages/home.ts', /may not import from `content\/pages`. Move/],
  [
    'components/ui/row.tsx',
    '../machines/machine-row.tsx',
    /may not import from `components\/machines`. Move/,
  ],
  ['lib/forms/site.ts', '../pages/pages.ts', /may not import from `lib\/pages`. Move/],
  ['lib/pages/rows.ts', '../forms/send-row.ts', /Write the whole path: `@\/lib\/forms/],
  ['scripts/build/leads.ts', '../owner/leads.ts', /may not import from `scripts\/owner`. Move/],
  ['scripts/owner/mail/site.ts', '../../build/islands.ts', /may not import from `scripts\/build`. Move/],
  [
    'supabase/functions/submit/rows.ts',
    '../../../scripts/owner/leads.ts',
    /may not import from `scripts\/owner`. Move/,
  ],
  ['supabase/functions/submit/site.ts', '@/lib/pages/pages.ts', /may not import from `lib\/pages`. Move/],
  ['supabase/functions/submit/index.ts', './handler', /Add a file extension/],
];

type Report = { readonly diagnostics: readonly { readonly filename: string; readonly help: string }[] };

test('each message about an import names what is forbidden and the cure', () => {
  for (const name of ['oxlint.config.mjs', '.oxlintrc.json', 'folder-order.json']) cpSync(name, at(name));
  symlinkSync(resolve('node_modules'), at('node_modules'), 'junction');
  for (const [file, from] of forbidden) write(file, `export * from '${from}';\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, '--config', 'oxlint.config.mjs', '--format', 'json'],
    { cwd: at(), encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as Report;
  expect(diagnostics.map(({ filename }) => filename).toSorted()).toEqual(
    forbidden.map(([file]) => file).toSorted(),
  );
  for (const { filename, help } of diagnostics)
    expect(help).toMatch(forbidden.find(([file]) => file === filename)![2]);
});
