import { listen } from '@/scripts/develop/backend/listen.ts';
import { startSite } from '@/scripts/develop/serve/start-site.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { testedSite } from '@/scripts/develop/shared/tested-site.ts';
import { checkSite } from '@/scripts/owner/check-live/check-site.ts';
import { readBuild } from '@/scripts/owner/check-live/read-build.ts';

const complete = readBuild(testedSite);
const examples = new Set<string>(Object.values(examplePages));
/** One page of each kind, and no share images, because a host changes all files of a type. */
const build = {
  ...complete,
  pages: new Map([...complete.pages].filter(([path]) => examples.has(path))),
  files: new Map([...complete.files].filter(([path]) => !path.startsWith('/share/'))),
};

type Change = (path: string, body: Buffer, headers: Headers) => Buffer;

/** Runs the checks against a host that changes its responses. */
const failuresOf = async (change: Change) => {
  const site = await startSite({ root: testedSite, port: 0 });
  const host = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    const response = await fetch(site.url + pathname, { redirect: 'manual' });
    const headers = new Headers(response.headers);
    for (const name of [
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ])
      headers.delete(name);
    const body = change(pathname, Buffer.from(await response.arrayBuffer()), headers);
    return new Response(new Uint8Array(body), { status: response.status, headers });
  }, 0);
  const findings = await checkSite(new URL(host.url), build);
  await host.close();
  await site.close();
  return findings.filter(({ fix }) => fix);
};

test("check:live names Cloudflare's email obfuscation", async () => {
  const failures = await failuresOf((_, body, headers) =>
    headers.get('content-type')?.startsWith('text/html')
      ? Buffer.from(body.toString().replaceAll('href="mailto:', 'href="/cdn-cgi/l/email-protection#'))
      : body,
  );
  expect(failures).toContainEqual(
    expect.objectContaining({
      check: 'Pages',
      fix: expect.stringContaining('Email Address Obfuscation') as string,
    }),
  );
});

test.each(['js', 'svg', 'woff2'])(
  'check:live finds .%s files that are sent as plain text',
  async (extension) => {
    const failures = await failuresOf((path, body, headers) => {
      if (path.endsWith(`.${extension}`)) headers.set('content-type', 'text/plain');
      return body;
    });
    expect(failures.map(({ check }) => check)).toEqual(['Content types']);
    expect(failures[0]?.fix).toContain('Amazon S3');
  },
);
