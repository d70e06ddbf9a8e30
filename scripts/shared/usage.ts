type Usage = {
  /** One sentence about the result. */
  readonly does: string;
  /** The words after `npm run <name> --`. Several lines if there are several forms. */
  readonly words?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
};

/** As `parseArgs` of Node reads it. */
type Option = {
  readonly type: 'boolean' | 'string';
  /** What follows the name of the option, such as `<file>`. */
  readonly takes?: string;
  readonly does: string;
};

const flag = (does: string) => ({ type: 'boolean', default: false, does }) as const;
const value = (takes: string, does: string) => ({ type: 'string', takes, does }) as const;

/** The help and the options of each command, by its file in `scripts`. */
export const usages = {
  'develop/bench': {
    does: 'Measures page sizes and Lighthouse scores, and the longest interaction while a form hydrates.',
    words: ['[<folder>]', 'towns [<number>…]'],
    options: {
      runs: value('<number>', 'measures each page this often (default: 3)'),
      write: flag('updates docs/performance.md'),
    },
  },
  build: {
    does: 'Exports the site into out/. PRECOMPRESS=1 adds .br and .gz files.',
    options: { to: value('<folder>', 'writes to another folder') },
  },
  'develop/build-tested-site': {
    does: 'Builds the site that browser tests and export tests read, in .data/tested-site.',
  },
  'develop/check': {
    does: 'Runs every check that a change has to pass.',
    words: ['', '--quick'],
    options: {
      quick: flag('takes about a minute: types, lint, spelling, a build, its files and the changed pages'),
      full: flag('adds the slow tests, like npm run check:full'),
    },
  },
  'owner/check-launch': { does: 'Lists what is missing before the site can be published.' },
  'owner/check-live': {
    does: 'Compares a published site with out/, and checks its headers, database and functions.',
    words: ['https://www.your-domain.co.uk'],
    options: { send: flag('also submits a test registration') },
  },
  'owner/confirm': {
    does: 'Records that you keep a promise of content/promises.ts.',
    words: ['<name> …', '--all', '--merged'],
    options: {
      all: flag('confirms all promises'),
      merged: flag(
        'shows the sentences that a merge of a new version has changed, and asks if they are true',
      ),
    },
  },
  'develop/dev': {
    does: 'Starts the development server with a local database. PORT and BACKEND_PORT set the ports.',
  },
  'owner/font': { does: 'Installs a font as the display font of the site.', words: ['path/to/font.ttf'] },
  'owner/kept-months': {
    does: 'Changes how many months leads are stored, in the privacy policy and in a new migration.',
    words: ['6'],
  },
  'owner/leads': {
    does: 'Lists what visitors sent, newest first.',
    words: ['[<form> …]'],
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
    does: 'Configures the emails about new leads, sends a test email, or prints the status of the database.',
    words: ['set', 'test', 'status'],
  },
  'owner/origins': {
    does: 'Writes a migration, so that browsers can send forms only from your site and the given addresses.',
    words: ['[https://preview.your-domain.co.uk …]'],
  },
  'owner/photo': {
    does: 'Writes a photo to public/photos in the sizes that pages use.',
    words: ['path/to/photo.jpg [<name>]'],
  },
  'develop/screenshots': { does: 'Saves screenshots of four pages in docs/screenshots.' },
  'develop/start': {
    does: 'Starts a local database, builds the site and serves it. PORT and BACKEND_PORT set the ports.',
  },
} as const satisfies Readonly<Record<string, Usage>>;

/** `owner/check-launch` is `npm run check:launch`. */
const npmName = (command: string) => command.replace(/^.*\//, '').replace(/^(build|check)-/, '$1:');

export const helpOf = (command: string): string => {
  const all: Readonly<Record<string, Usage>> = usages;
  const { does, words = [''], options = {} } = all[command] ?? { does: '' };
  const lines = Object.entries(options).map(([name, { takes, does: meaning }]) => ({
    option: `--${name}${takes ? ` ${takes}` : ''}`,
    meaning,
  }));
  const width = Math.max(0, ...lines.map(({ option }) => option.length));
  return [
    does,
    '',
    ...words.map((form) => `  npm run ${npmName(command)}${form && ` -- ${form}`}`),
    ...(lines.length > 0 ? [''] : []),
    ...lines.map(({ option, meaning }) => `  ${option.padEnd(width)}  ${meaning}`),
  ].join('\n');
};
