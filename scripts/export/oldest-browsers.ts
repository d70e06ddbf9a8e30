/** The oldest browsers that docs/browsers.md promises, with the major and the minor number of their version. */
const oldestBrowsers = { chrome: [109, 0], firefox: [115, 0], safari: [15, 4] } as const;

const entries = Object.entries(oldestBrowsers);

/** As esbuild takes them. */
export const scriptTargets = entries.map(([browser, [major, minor]]) => `${browser}${major}.${minor}`);

/** As lightningcss takes them. */
export const styleTargets = Object.fromEntries(
  entries.map(([browser, [major, minor]]) => [browser, (major << 16) | (minor << 8)]),
);
