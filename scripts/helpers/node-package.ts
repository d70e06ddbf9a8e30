const system = process.platform === 'win32' ? 'win' : process.platform;
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';

/**
 * Returns the npm package with the program of a Node version, for npx. Don't use the package `node`: it installs the program in
 * an install script, which `.npmrc` disables, so npx would run the installed Node instead.
 */
export const nodePackage = (version: string) => `${prefix}-${system}-${process.arch}@${version}`;
