import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The database service under test: its address and the key that reads everything. */
export type BackendUnderTest = { readonly url: string; readonly serviceKey: string };

const file = path.resolve('.data', 'backend-under-test.json');

/** Takes the running service and leaves its address and key for the tests. */
export const writeBackendFile = (backend: BackendUnderTest): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ url: backend.url, serviceKey: backend.serviceKey }));
};

/** Takes nothing; returns the running service. Throws when none was started. */
export const readBackendFile = (): BackendUnderTest =>
  JSON.parse(readFileSync(file, 'utf8')) as BackendUnderTest;
