/**
 * Tools that npm fetches when a command needs them, because their dependencies are larger than all other packages
 * together. Documents and workflows contain the versions of wrangler and supabase, too.
 */
export const fetchedTools = {
  /** A headless Chromium for Linux on x64, for machines that can't reach Playwright's downloads. */
  chromium: '@sparticuz/chromium@153.0.0',
  deno: 'deno@2.9.5',
  /** The last version that runs on Node 20. */
  lighthouse: 'lighthouse@12.8.2',
  puppeteer: 'puppeteer-core@24.43.1',
  wrangler: 'wrangler@4.164.0',
} as const;

const system = process.platform === 'win32' ? 'win' : process.platform;
const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';

/**
 * The npm package that contains the Node binary, for npx. The `node` package wouldn't work: it downloads the binary in
 * an install script, but `.npmrc` disables these scripts, so npx would run the installed Node instead.
 */
export const nodePackage = (version: string) => `${prefix}-${system}-${process.arch}@${version}`;
