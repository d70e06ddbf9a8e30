import { securityTxtExpiry } from '@/lib/site/security-txt';
import { type Answer, firstOf, hashOf, type Line, statusOf } from './answer';
import type { Host } from './host';
import type { BuiltFile } from './read-build';

type Answers = ReadonlyMap<string, Answer>;

const fixForChanged =
  'Upload out/ again. If it stays, the host changes files on their way: on Cloudflare switch off Email Address Obfuscation and Rocket Loader.';

/** Whether files are served, and are those of the build. `what` is their plural: `pages`. */
export const judgeSame = (
  check: string,
  what: string,
  files: readonly BuiltFile[],
  answers: Answers,
  host: Host,
): Line => {
  const missing = files.filter(({ path }) => answers.get(path)?.status !== 200);
  const [first] = missing;
  if (first) {
    const answer = answers.get(first.path);
    const found = `${firstOf(missing.map(({ path }) => path))}: ${answer ? statusOf(answer) : 'not asked for'}`;
    const fix =
      answer?.status === 0
        ? 'Check the address, its DNS entry and its certificate.'
        : `Upload out/ again. ${host.advice('addresses')}`;
    return { check, found, fix };
  }
  const changed = files.filter(({ path, hash }) => hashOf(answers.get(path)?.body ?? '') !== hash);
  if (changed.length > 0)
    return {
      check,
      found: `not as in out/: ${firstOf(changed.map(({ path }) => path))}`,
      fix: fixForChanged,
    };
  return { check, found: `${files.length} ${what}, all as in out/` };
};

type Expected = BuiltFile & {
  readonly type: RegExp;
  /** A text that has to be in it, and what to do where it is not. */
  readonly says?: readonly [text: string, fix: string];
};

/** One file: that it is served, as its type, is that of the build, and says what it should. */
export const judgeFile = ({ path, hash, type, says }: Expected, answer: Answer, host: Host): Line => {
  const check = path.replace(/^\//, '');
  if (answer.status !== 200)
    return { check, found: statusOf(answer), fix: 'Upload out/ again, hidden files as well.' };
  const sent = answer.headers.get('content-type') ?? 'nothing';
  if (!type.test(sent)) return { check, found: `sent as ${sent}`, fix: host.advice('types') };
  if (says && !answer.body.toString().includes(says[0]))
    return { check, found: `does not say ${says[0]}`, fix: says[1] };
  if (hashOf(answer.body) !== hash) return { check, found: 'not as in out/', fix: fixForChanged };
  return { check, found: `as in out/, sent as ${sent}` };
};

/** How long the security.txt that the site serves is still valid. */
export const judgeExpiry = ({ body }: Answer, now: Date): Line => {
  const check = 'security.txt is valid';
  const expiry = securityTxtExpiry(body.toString(), now);
  if (!expiry) return { check, found: 'it names no day', fix: 'Build and upload.' };
  const found = `until ${expiry.day}`;
  return expiry.isNear
    ? { check, found, fix: 'Build and upload: each build is valid for 364 days.' }
    : { check, found };
};
