import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type BackendUnderTest = { readonly url: string; readonly secretKey: string };

const file = path.resolve('.data', 'backend-under-test.json');

/** Stores the backend's address and key in a file, because the tests run in other processes. */
export const writeBackendFile = (backend: BackendUnderTest): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ url: backend.url, secretKey: backend.secretKey }));
};

export const readBackendFile = (): BackendUnderTest =>
  JSON.parse(readFileSync(file, 'utf8')) as BackendUnderTest;
