import { type Answer, firstOf, type Line } from './answer';
import type { Host } from './host';

type Answers = ReadonlyMap<string, Answer>;

const pathsWhere = (answers: Answers, wrong: (answer: Answer) => boolean) =>
  [...answers].filter(([, answer]) => answer.status === 200 && wrong(answer)).map(([path]) => path);

const lineFor = (check: string, ok: string, problem: string, paths: readonly string[], fix: string): Line =>
  paths.length === 0 ? { check, found: ok } : { check, found: `${problem}: ${firstOf(paths)}`, fix };

/** Whether one header of the policy comes with every answer, with its value as built. */
export const judgeHeader = (name: string, value: string, answers: Answers, host: Host): Line => {
  const wrong = pathsWhere(answers, ({ headers }) => headers.get(name) !== value);
  const sent = answers.get(wrong[0] ?? '')?.headers.get(name);
  const problem = sent === null || sent === undefined ? 'missing' : `“${sent}”, not “${value}”`;
  return lineFor(name, 'sent everywhere, as built', problem, wrong, host.advice('headers'));
};

const directives = ({ headers }: Answer) =>
  new Map(
    (headers.get('cache-control') ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=');
      return [name, value] as const;
    }),
  );

/** Pages are asked for at each visit, so that nobody keeps an old one. */
export const judgePageCaching = (pages: Answers, host: Host): Line => {
  const kept = pathsWhere(pages, (answer) => {
    const sent = directives(answer);
    return !sent.has('no-cache') && !sent.has('no-store') && sent.get('max-age') !== '0';
  });
  const sent = pages.get(kept[0] ?? '')?.headers.get('cache-control') ?? 'nothing';
  return lineFor(
    'Caching of pages',
    'asked for at each visit',
    `kept by “${sent}”`,
    kept,
    host.advice('caching'),
  );
};

const yearInSeconds = 31_536_000;

export const judgeHashedCaching = (hashed: Answers, host: Host): Line => {
  const forgotten = pathsWhere(hashed, (answer) => {
    const sent = directives(answer);
    return !sent.has('immutable') || Number(sent.get('max-age')) < yearInSeconds;
  });
  const sent = hashed.get(forgotten[0] ?? '')?.headers.get('cache-control') ?? 'nothing';
  const problem = `not kept for a year, by “${sent}”`;
  return lineFor('Caching of hashed files', 'kept for a year', problem, forgotten, host.advice('caching'));
};

/** Hosts may leave what fits one packet as it is. */
const fewestBytes = 1400;

export const judgeCompression = (texts: Answers, host: Host): Line => {
  const plain = pathsWhere(
    texts,
    ({ headers, body }) =>
      body.length > fewestBytes &&
      /^text\/|javascript/.test(headers.get('content-type') ?? '') &&
      !/^(?:br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''),
  );
  return lineFor(
    'Compression',
    'pages, styles and scripts are sent compressed',
    'sent as they are',
    plain,
    host.advice('compression'),
  );
};

/** Previews of some hosts ask search engines to stay away. */
export const judgeIndexing = (pages: Answers): Line => {
  const hidden = pathsWhere(pages, ({ headers }) => /noindex|none/.test(headers.get('x-robots-tag') ?? ''));
  const fix =
    'Check the address of the live site, not of a preview, or take X-Robots-Tag out of the settings of the host.';
  return lineFor('Search engines', 'the host lets them in', 'X-Robots-Tag keeps them away', hidden, fix);
};
