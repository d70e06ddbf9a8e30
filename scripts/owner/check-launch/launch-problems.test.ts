import { promises } from '@/content/promises.ts';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { confirmationText } from '../shared/confirmation-text.ts';

const { at } = temporaryFolder();

const { env } = process;
afterEach(() => {
  process.env = env;
  jest.resetModules();
});

const isWritten = ([, { text }]: readonly [string, { readonly text: string }]) => text !== '';

/** The problems of an empty folder, with the given confirmed promises and settings. */
const run = async (
  confirmed: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, string>>,
) => {
  process.env = { NODE_ENV: 'test', ...settings };
  jest.doMock('@/content/confirmed.ts', () => ({ confirmed, confirmedAt: '' }));
  jest.doMock('./missing-paths.ts', () => ({ missingPaths: async () => ['/old-page'] }));
  jest.doMock('../../shared/project-folders.ts', () => ({ projectFolders: { root: at(), site: at('out') } }));
  const { launchProblems } = await import('./launch-problems.ts');
  return Object.values(await launchProblems())
    .flat()
    .join('\n');
};

test('lists promises, settings, missing paths and a missing build', async () => {
  const [name = ''] = Object.entries(promises).find(isWritten) ?? [];
  const output = await run(
    {},
    { NEXT_PUBLIC_SITE_URL: 'https://www.company.example', NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '1' },
  );
  expect(output).toContain(`npm run confirm -- ${name}`);
  expect(output).toContain('.env.production.local: NEXT_PUBLIC_SITE_URL is "https://www.company.example"');
  expect(output).toContain('.env.production.local: NEXT_PUBLIC_SUPABASE_URL is not set');
  expect(output).not.toContain('NEXT_PUBLIC_STORE_CONTACT_MESSAGES');
  expect(output).toContain('out/: nothing is built: run npm run build.');
  expect(output).toContain('content/redirects.ts: /old-page is on the published site');
});

test('confirmed promises and valid settings are not listed', async () => {
  const confirmed = Object.fromEntries(
    Object.entries(promises).map(([name, promise]) => [name, confirmationText(promise)]),
  );
  const output = await run(confirmed, {
    NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk',
    NEXT_PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
    NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abcdefgh',
    NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '1',
  });
  expect(output).not.toContain('npm run confirm');
  expect(output).not.toContain('.env.production.local');
  expect(output).toContain('out/: nothing is built');
});
