import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const setup = '<rootDir>/tests/helpers/setup.ts';
const slow = { setupFilesAfterEnv: [setup, '<rootDir>/tests/helpers/patience.ts'] };

// Jest reads every file below its roots when it starts. Exclude .next, .data and out, because a simultaneous build deletes
// files there.
const roots = ['app', 'components', 'content', 'lib', 'scripts', 'supabase', 'tests'].map(
  (folder) => `<rootDir>/${folder}`,
);

const project = (displayName, testEnvironment, testMatch, options = {}) =>
  createJestConfig({
    displayName,
    roots,
    testEnvironment,
    testMatch,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: [setup],
    ...options,
  })();

const databaseEnvironment = '<rootDir>/tests/postgres/jest-environment.ts';
const oneServer = {
  globalSetup: '<rootDir>/tests/postgres/jest-setup.ts',
  globalTeardown: '<rootDir>/tests/postgres/jest-teardown.ts',
  ...slow,
};

const unit = '<rootDir>/{app,components,content,lib,scripts,supabase}/**/*.test';

const builtSite = { globalSetup: '<rootDir>/tests/helpers/tested-site.ts', ...slow };

const config = async () => ({
  projects: [
    await project('unit', 'node', [`${unit}.ts`]),
    await project('unit', 'jsdom', [`${unit}.tsx`]),
    await project('docs', 'node', ['<rootDir>/tests/docs/**/*.test.ts']),
    await project(
      'export',
      '<rootDir>/tests/export/export-environment.ts',
      ['<rootDir>/tests/{export,shipped}/**/*.test.ts'],
      builtSite,
    ),
    await project('hosts', 'node', ['<rootDir>/tests/hosts/**/*.test.ts'], builtSite),
    await project('commands', 'node', ['<rootDir>/tests/commands/**/*.test.ts'], slow),
    await project('owner', 'node', ['<rootDir>/tests/owner/**/*.test.ts'], slow),
    await project('database', databaseEnvironment, ['<rootDir>/tests/database/**/*.test.ts'], oneServer),
  ],
});

export default config;
