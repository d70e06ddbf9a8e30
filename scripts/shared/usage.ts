type Usage = {
  /** What the command does, in one or two sentences. */
  readonly description: string;
  /** What follows `npm run <name> --`, a line for each way to use the command. */
  readonly argumentLines?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
};

/** As `parseArgs` of Node reads it. */
type Option = {
  readonly type: 'boolean' | 'string';
  /** What follows the name of the option, such as `<file>`. */
  readonly valueName?: string;
  readonly description: string;
};

const flag = (description: string) => ({ type: 'boolean', default: false, description }) as const;
const value = (valueName: string, description: string) =>
  ({ type: 'string', valueName, description }) as const;

/** The help and the options of each command, by its file in `scripts`. The files themselves don't repeat the help. */
export const usages = {
  'develop/bench': {
    description:
      'Measures page sizes and Lighthouse scores of out/ or another folder, and the longest interaction while a form hydrates. With towns, measures how long builds of many more towns take.',
    argumentLines: ['[<folder>]', 'towns [<number>…]'],
    options: {
      runs: value('<number>', 'measures each page this often (default: 3)'),
      write: flag('updates docs/performance.md'),
    },
  },
  build: {
    description: 'Exports the site into out/. PRECOMPRESS=1 adds .br and .gz files.',
    options: { to: value('<folder>', 'writes to another folder') },
  },
  'develop/build-tested-site': {
    description: 'Builds the site that browser tests and export tests read, in .data/tested-site.',
  },
  'develop/check': {
    description: 'Runs every check that a change has to pass.',
    argumentLines: ['', '--quick'],
    options: {
      quick: flag('takes about a minute: types, lint, spelling, a build, its files and the changed pages'),
      full: flag('adds the slow tests, like npm run check:full'),
    },
  },
  'owner/check-launch': { description: 'Lists what is missing before the site can be published.' },
  'owner/check-live': {
    description: 'Compares a published site with out/, and checks its headers, database and functions.',
    argumentLines: ['https://www.your-domain.co.uk'],
    options: { send: flag('also submits a test registration') },
  },
  'owner/confirm': {
    description:
      'Lists the promises of content/promises.ts that you have not confirmed. With names, it records that you keep them.',
    argumentLines: ['<name> …', '--all', '--merged'],
    options: {
      all: flag('confirms all promises'),
      merged: flag(
        'shows the sentences that a merge of a new version has changed, and asks if they are true',
      ),
    },
  },
  'develop/dev': {
    description:
      'Starts the development server with a local database. PORT (default: 3000) and BACKEND_PORT (default: 54321) set the ports.',
  },
  'owner/font': {
    description: 'Installs a font as the display font of the site.',
    argumentLines: ['path/to/font.ttf'],
  },
  'owner/kept-months': {
    description: 'Changes how many months leads are stored, in the privacy policy and in a new migration.',
    argumentLines: ['6'],
  },
  'owner/leads': {
    description: 'Lists what visitors sent, newest first.',
    argumentLines: ['[<form> …]'],
    options: {
      since: value('<24h, 30m or 7d>', 'lists only newer rows'),
      machine: value('<name>', 'lists only rows about this machine'),
      town: value('<name>', 'lists only rows that mention this town'),
      unanswered: flag('lists only rows that are not marked as answered'),
      answered: value('<id>', 'marks a row as answered, so that two people do not both ring'),
      watch: flag('keeps listing new rows until Ctrl-C'),
      csv: flag('writes a file for each form to .data'),
      flood: flag('lists rows that look like a flood'),
      'delete-flood': flag('saves these rows in a file, then deletes them'),
      restore: value('<file>', 'stores deleted rows again'),
    },
  },
  'owner/mail': {
    description:
      'Configures the emails about new leads, sends a test email, or prints the status of the database.',
    argumentLines: ['set', 'test', 'status'],
  },
  'owner/origins': {
    description:
      'Writes a migration, so that browsers can send forms only from your site and the given addresses.',
    argumentLines: ['[https://preview.your-domain.co.uk …]'],
  },
  'owner/photo': {
    description:
      'Writes a photo to public/photos in the sizes that pages use, without metadata such as the location.',
    argumentLines: ['path/to/photo.jpg [<name>]'],
  },
  'develop/screenshots': { description: 'Saves screenshots of four pages in docs/screenshots.' },
  'develop/start': {
    description:
      'Starts a local database, builds the site and serves it. PORT (default: 3000) and BACKEND_PORT (default: 54321) set the ports.',
  },
} as const satisfies Readonly<Record<string, Usage>>;

/** `owner/check-launch` is `npm run check:launch`. */
const npmName = (command: string) => command.replace(/^.*\//, '').replace(/^(build|check)-/, '$1:');

export const helpOf = (command: string): string => {
  const all: Readonly<Record<string, Usage>> = usages;
  const { description, argumentLines = [''], options = {} } = all[command] ?? { description: '' };
  const lines = Object.entries(options).map(([name, { valueName, description: meaning }]) => ({
    option: `--${name}${valueName ? ` ${valueName}` : ''}`,
    meaning,
  }));
  const width = Math.max(0, ...lines.map(({ option }) => option.length));
  return [
    description,
    '',
    ...argumentLines.map((line) => `  npm run ${npmName(command)}${line && ` -- ${line}`}`),
    ...(lines.length > 0 ? [''] : []),
    ...lines.map(({ option, meaning }) => `  ${option.padEnd(width)}  ${meaning}`),
  ].join('\n');
};
