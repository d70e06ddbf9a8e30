/** The oldest supported browser versions (docs/browsers.md), as major and minor version numbers. */
const oldestBrowsers = { chrome: [109, 0], firefox: [115, 0], safari: [15, 4] } as const;

const entries = Object.entries(oldestBrowsers);

/** The oldest supported browsers in the format of esbuild's `target` option. */
export const scriptTargets = entries.map(([browser, [major, minor]]) => `${browser}${major}.${minor}`);

/** The oldest supported browsers in the format of lightningcss's `targets` option. */
export const styleTargets = Object.fromEntries(
  entries.map(([browser, [major, minor]]) => [browser, (major << 16) | (minor << 8)]),
);
