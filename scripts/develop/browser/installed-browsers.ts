import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

type Machine = {
  readonly platform: NodeJS.Platform;
  readonly environment: NodeJS.Dict<string>;
  readonly home: string;
};

const thisMachine: Machine = { platform: process.platform, environment: process.env, home: homedir() };

const commands = {
  shell: ['chromium-headless-shell'],
  full: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge-stable'],
} as const;

/** Google and Microsoft install their packages here, and Ubuntu its snaps, even if PATH has no link to them. */
const linuxPrograms = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'];
const macPrograms = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
);
const windowsPrograms = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

const onPath = (names: readonly string[], { platform, environment }: Machine): readonly string[] => {
  if (platform === 'win32') return [];
  const folders = (environment['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
};

const installedPrograms = ({ platform, environment, home }: Machine): readonly string[] => {
  if (platform === 'darwin')
    return ['/', home].flatMap((folder) => macPrograms.map((program) => posix.join(folder, program)));
  if (platform !== 'win32') return linuxPrograms;
  const folders = windowsFolders.flatMap((name) => environment[name] ?? []);
  return windowsPrograms.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
};

/** Existing programs of installed browsers, by preference. */
export const installedBrowsers = (kind: 'shell' | 'full', machine = thisMachine, exists = existsSync) =>
  [...onPath(commands[kind], machine), ...(kind === 'full' ? installedPrograms(machine) : [])].filter(
    (path) => exists(path),
  );
