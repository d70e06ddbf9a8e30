/** The major and minor version of the oldest browsers that docs/browsers.md promises. */
const oldestBrowsers = { chrome: [109, 0], firefox: [115, 0], safari: [15, 4] } as const;

const entries = Object.entries(oldestBrowsers);

/** The same versions as esbuild's `target`. */
export const scriptTargets = entries.map(([browser, [major, minor]]) => `${browser}${major}.${minor}`);

/** The same versions as lightningcss's `targets`. */
export const styleTargets = Object.fromEntries(
  entries.map(([browser, [major, minor]]) => [browser, (major << 16) | (minor << 8)]),
);
