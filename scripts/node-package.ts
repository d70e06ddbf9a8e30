const system = process.platform === 'win32' ? 'win' : process.platform;
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';

/**
 * The package with the program of another version of Node, for npx. The package `node` has none in it: it installs this one by a
 * script, which `.npmrc` forbids, and npx then runs the Node that is there.
 */
export const nodePackage = (version: string) => `${prefix}-${system}-${process.arch}@${version}`;
