import { createHash } from 'node:crypto';
import { parsePage } from './html';
import { policyFor } from './policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (inside: string) =>
  parsePage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style></head><body>${inside}</body></html>`,
  );

const database = 'https://db.example';
const island = '<div data-island="contact"></div>';

test('data in a script is no script; speculation rules are allowed by their hash', () => {
  const policy = policyFor(
    page('<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>'),
    database,
  );
  expect(policy).toContain(`script-src ${hash('{}')};`);
});

test('a page with an island runs scripts of its own site, calls the service, and takes the notices’ styles', () => {
  const policy = policyFor(page(`<script>one()</script><script src="/a.js"></script>${island}`), database);
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
  expect(policy).toContain("connect-src 'self' https://db.example;");
  expect(policy).toContain(hash(''));
});

test('a form may be sent where its action leads, and nowhere else', () => {
  const sentTo = (action: string) =>
    /form-action ([^;]+)/.exec(policyFor(page(`<form ${action}></form>`), database))?.[1];
  expect(sentTo('')).toBe("'self'");
  expect(sentTo('action="/here"')).toBe("'self'");
  expect(sentTo('action="https://db.example/functions/v1/submit"')).toBe("'self' https://db.example");
  expect(sentTo('action="mailto:someone@site.example"')).toBe("'self' mailto:");
});
