import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const project = (displayName, testEnvironment, testMatch) =>
  createJestConfig({
    displayName,
    testEnvironment,
    testMatch,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  })();

/** Unit tests beside the source, tests of the built site in `out/`, of the web server that serves it, of the commands, and of the database. */
const config = async () => ({
  projects: [
    await project('unit', 'jsdom', ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}']),
    await project('export', 'jsdom', ['<rootDir>/tests/export/**/*.test.ts']),
    await project('hosts', 'node', ['<rootDir>/tests/hosts/**/*.test.ts']),
    await project('commands', 'node', ['<rootDir>/tests/commands/**/*.test.ts']),
    await project('database', 'node', ['<rootDir>/tests/database/**/*.test.ts']),
  ],
});

export default config;
