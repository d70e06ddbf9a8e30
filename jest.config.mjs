import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

// Jest reads every file below its roots when it starts. Exclude .next, .data and out, because a simultaneous build deletes
// files there.
const roots = ['app', 'components', 'content', 'lib', 'scripts', 'supabase', 'tests'].map(
  (folder) => `<rootDir>/${folder}`,
);

// Ignore the owner's setting, as `npm run build:tested-site` does.
process.env.NEXT_PUBLIC_SITE_URL = '';

const project = (displayName, testEnvironment, testMatch, options = {}) =>
  createJestConfig({
    displayName,
    roots,
    testEnvironment,
    testMatch,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: ['<rootDir>/tests/helpers/setup.ts'],
    ...options,
  })();

const databaseEnvironment = '<rootDir>/tests/postgres/jest-environment.ts';
const oneServer = { globalSetup: '<rootDir>/tests/postgres/jest-setup.ts' };

const unit = '<rootDir>/{app,components,content,lib,scripts,supabase}/**/*.test';

const builtSite = { globalSetup: '<rootDir>/tests/helpers/tested-site.ts' };

const config = async () => ({
  // On a busy machine, tests that start servers, run commands or read all pages are slow.
  testTimeout: 300_000,
  projects: [
    await project('unit', 'node', [`${unit}.ts`]),
    await project('unit', 'jsdom', [`${unit}.tsx`]),
    await project('code', 'node', ['<rootDir>/tests/code/**/*.test.ts']),
    await project('docs', 'node', ['<rootDir>/tests/docs/**/*.test.ts']),
    await project(
      'export',
      '<rootDir>/tests/export/export-environment.ts',
      ['<rootDir>/tests/{export,shipped}/**/*.test.ts'],
      builtSite,
    ),
    await project('hosts', 'node', ['<rootDir>/tests/hosts/**/*.test.ts'], builtSite),
    await project('commands', 'node', ['<rootDir>/tests/commands/**/*.test.ts']),
    await project('owner', 'node', ['<rootDir>/tests/owner/**/*.test.ts']),
    await project('database', databaseEnvironment, ['<rootDir>/tests/database/**/*.test.ts'], oneServer),
  ],
});

export default config;
