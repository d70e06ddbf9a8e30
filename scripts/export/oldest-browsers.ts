/** The oldest browser versions that docs/browsers.md promises, as major and minor numbers. */
const oldestBrowsers = { chrome: [109, 0], firefox: [115, 0], safari: [15, 4] } as const;

const entries = Object.entries(oldestBrowsers);

/** The same versions in the format of esbuild's `target`. */
export const scriptTargets = entries.map(([browser, [major, minor]]) => `${browser}${major}.${minor}`);

/** The same versions in the format of lightningcss's `targets`. */
export const styleTargets = Object.fromEntries(
  entries.map(([browser, [major, minor]]) => [browser, (major << 16) | (minor << 8)]),
);
