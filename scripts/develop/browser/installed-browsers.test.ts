import { installedBrowsers } from './installed-browsers';

const find = (
  platform: NodeJS.Platform,
  programs: readonly string[],
  environment: NodeJS.Dict<string> = {},
  kind: 'shell' | 'full' = 'full',
) =>
  installedBrowsers(kind, { platform, environment, home: '/Users/owner' }, (path) =>
    programs.includes(String(path)),
  );

test.each([
  ['win32', String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`],
  ['win32', String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`],
  ['win32', String.raw`C:\Users\owner\AppData\Local\Google\Chrome\Application\chrome.exe`],
  ['win32', String.raw`C:\Users\owner\AppData\Local\Chromium\Application\chrome.exe`],
  ['win32', String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', '/Users/owner/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ['linux', '/home/owner/bin/google-chrome'],
  ['linux', '/usr/bin/chromium-browser'],
  ['linux', '/opt/google/chrome/chrome'],
  ['linux', '/snap/bin/chromium'],
] as const)('on %s, finds %s', (platform, program) => {
  const environment = {
    PATH: '/home/owner/bin:/usr/bin',
    PROGRAMFILES: String.raw`C:\Program Files`,
    'PROGRAMFILES(X86)': String.raw`C:\Program Files (x86)`,
    LOCALAPPDATA: String.raw`C:\Users\owner\AppData\Local`,
  };
  expect(find(platform, [program], environment)).toEqual([program]);
  expect(find(platform, [], environment)).toEqual([]);
});

test('prefers Chrome to other browsers, and lists headless shells separately', () => {
  const programs = ['/b/chromium', '/b/google-chrome', '/b/chromium-headless-shell'];
  const environment = { PATH: '/a:/b' };
  expect(find('linux', programs, environment)).toEqual(['/b/google-chrome', '/b/chromium']);
  expect(find('linux', programs, environment, 'shell')).toEqual(['/b/chromium-headless-shell']);
});
