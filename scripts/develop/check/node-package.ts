const system = process.platform === 'win32' ? 'win' : process.platform;
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';

/**
 * The npm package that contains the Node binary, for npx. The `node` package wouldn't work: it downloads the binary in
 * an install script, but `.npmrc` disables these scripts, so npx would run the installed Node instead.
 */
export const nodePackage = (version: string) => `${prefix}-${system}-${process.arch}@${version}`;
