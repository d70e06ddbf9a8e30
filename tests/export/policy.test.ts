import { createHash } from 'node:crypto';
import { statistics } from '@/content/statistics';
import { pageAt, interactive, testedPages } from './built-site';

const policyOf = (path: string) => {
  const meta = pageAt(path).document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  return new Map(
    (meta?.getAttribute('content') ?? '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values] as const),
  );
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(testedPages.map(({ path }) => path))(
  '%s allows the styles and scripts on it and no others',
  (path) => {
    const { document } = pageAt(path);
    const policy = policyOf(path);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    const all = [...policy.values()].flat();
    expect(all).not.toContain("'unsafe-inline'");
    expect(all).not.toContain("'unsafe-eval'");
    for (const style of document.querySelectorAll('style'))
      expect(policy.get('style-src')).toContain(hash(style.textContent ?? ''));
    const inline = [
      ...document.querySelectorAll('script:not([src]):is(:not([type]), [type="speculationrules"])'),
    ].map((script) => hash(script.textContent ?? ''));
    const hashes = (policy.get('script-src') ?? []).filter((source) => source.startsWith("'sha256-"));
    expect(hashes.toSorted()).toEqual(inline.toSorted());
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    const handlers = [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    expect(document.head.children[1]?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  },
);

const counter = statistics && new URL(statistics.sendsTo ?? statistics.script).origin;

test('pages may call their own site, form pages the configured service besides, and what counts visitors', () => {
  for (const { path } of testedPages) {
    const [own, ...others] = policyOf(path).get('connect-src') ?? [];
    expect(own).toBe("'self'");
    const services = others.filter((other) => other !== counter);
    expect(services).toHaveLength(interactive.has(path) ? 1 : 0);
    for (const other of services) expect(other).toMatch(/^https?:\/\/[^/]+$/);
  }
});
