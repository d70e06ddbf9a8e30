import { spawnSync } from 'node:child_process';
import { commandLines, documents } from '../docs/documents';
import { npxTool } from '../npx-tool';

type Command = {
  readonly tool: string;
  readonly version: string;
  /** `db push`: the words before the first flag, value or placeholder. */
  readonly words: readonly string[];
  readonly flags: readonly string[];
};

const parse = (line: string): readonly Command[] =>
  [...line.matchAll(/npx (supabase|wrangler)@(\S+) (.+)/g)].map(([, tool = '', version = '', rest = '']) => {
    const parts = rest.split(/\s+/);
    const end = parts.findIndex((part) => !/^[a-z]+$/.test(part) || part === 'out');
    return {
      tool,
      version,
      words: parts.slice(0, end < 0 ? undefined : end),
      flags: parts.filter((part) => part.startsWith('-')).map((part) => part.replace(/=.*/, '')),
    };
  });

const commands = documents.flatMap(commandLines).flatMap(parse);
const unique = [...new Map(commands.map((command) => [JSON.stringify(command), command])).values()];

/** What a tool says of a subcommand. */
const helpFor = ({ tool, version, words }: Command) => {
  const { status, stdout, stderr } = spawnSync('npx', [...npxTool(tool, version), tool, ...words, '--help'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  return { status, text: stdout + stderr };
};

test('the documents have commands for the database and for Cloudflare', () => {
  expect(new Set(unique.map(({ tool }) => tool))).toEqual(new Set(['supabase', 'wrangler']));
});

test.each(unique.map((command) => [`${command.tool} ${command.words.join(' ')}`, command] as const))(
  '%s exists, with every flag that is documented',
  (name, command) => {
    const { status, text } = helpFor(command);
    expect(status).toBe(0);
    expect(text).toContain(name);
    for (const flag of command.flags)
      expect(text).toMatch(new RegExp(`(?:^|[\\s,])${flag}(?:[\\s=,[]|$)`, 'm'));
  },
);
