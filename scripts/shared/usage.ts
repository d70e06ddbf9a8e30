type Usage = {
  /** One sentence about the result. */
  readonly does: string;
  /** The words after `npm run <name> --`. Several lines if there are several forms. */
  readonly words?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
};

/** The help of each command, by its file in `scripts`. */
export const usages: Readonly<Record<string, Usage>> = {
  'develop/bench': {
    does: 'Measures page sizes and Lighthouse scores, and the longest interaction while a form hydrates.',
    words: ['[<folder>]'],
    options: {
      '--runs <number>': 'measures each page this often (default: 3)',
      '--write': 'updates docs/performance.md',
    },
  },
  'build/build': {
    does: 'Exports the site into out/. PRECOMPRESS=1 adds .br and .gz files.',
    options: { '--to <folder>': 'writes to another folder' },
  },
  'develop/check': {
    does: 'Runs every check that a change has to pass.',
    words: ['', '--quick'],
    options: {
      '--quick': 'takes about a minute: types, lint, spelling, a build, its files and the changed pages',
      '--full': 'adds the slow tests, like npm run check:full',
    },
  },
  'owner/check-launch': { does: 'Lists what is missing before the site can be published.' },
  'owner/check-live': {
    does: 'Compares a published site with out/, and checks its headers, database and functions.',
    words: ['https://www.your-domain.co.uk'],
    options: { '--send': 'also submits a test registration' },
  },
  'owner/confirm': {
    does: 'Records that you keep a promise of content/commitments.ts.',
    words: ['<name> …', '--all', '--merged'],
    options: {
      '--all': 'confirms all promises',
      '--merged': 'shows the sentences that a merge of a new version has changed, and asks if they are true',
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
      '--since <24h, 30m or 7d>': 'lists only newer rows',
      '--machine <name>': 'lists only rows about this machine',
      '--town <name>': 'lists only rows that mention this town',
      '--unanswered': 'lists only rows that are not marked as answered',
      '--answered <id>': 'marks a row as answered, so that two people do not both ring',
      '--watch': 'keeps listing new rows until Ctrl-C',
      '--csv': 'writes a file for each form to .data',
      '--flood': 'lists rows that look like a flood',
      '--delete-flood': 'saves these rows in a file, then deletes them',
      '--restore <file>': 'stores deleted rows again',
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
};

/** `owner/check-launch` is `npm run check:launch`. */
const npmName = (command: string) => command.replace(/^.*\//, '').replace(/^check-/, 'check:');

export const helpOf = (command: string): string => {
  const { does, words = [''], options = {} } = usages[command] ?? { does: '' };
  const width = Math.max(0, ...Object.keys(options).map((option) => option.length));
  return [
    does,
    '',
    ...words.map((form) => `  npm run ${npmName(command)}${form && ` -- ${form}`}`),
    ...(Object.keys(options).length > 0 ? [''] : []),
    ...Object.entries(options).map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
  ].join('\n');
};
