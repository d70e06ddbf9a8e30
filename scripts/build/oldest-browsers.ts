/** Major and minor version numbers; docs/browsers.md lists them too. */
const oldestBrowsers = { chrome: [109, 0], firefox: [115, 0], safari: [15, 4] } as const;

const entries = Object.entries(oldestBrowsers);

export const scriptTargets = entries.map(([browser, [major, minor]]) => `${browser}${major}.${minor}`);

export const styleTargets = Object.fromEntries(
  entries.map(([browser, [major, minor]]) => [browser, (major << 16) | (minor << 8)]),
);
