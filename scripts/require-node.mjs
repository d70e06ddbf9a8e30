// Plain JavaScript, so that the versions it refuses can read it. The range in package.json is the one that counts.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [oldestMajor, oldestMinor] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(
    `Node ${process.versions.node} is too old. Install Node ${oldestMajor}.${oldestMinor} or newer from https://nodejs.org and try again.`,
  );
  process.exitCode = 1;
}
