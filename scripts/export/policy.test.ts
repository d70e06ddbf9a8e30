import { createHash } from 'node:crypto';
import { parsePage } from './html';
import { addPolicy, policyFor, refusedAttributes } from './policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (inside: string) =>
  parsePage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style></head><body>${inside}</body></html>`,
  );

const database = 'https://db.example';
const island = '<div data-island="contact"></div>';

test('a content page runs nothing and calls nobody elsewhere', () => {
  const policy = policyFor(page('<p></p>'), database);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain(`style-src ${hash('p{}')}`);
});

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

test('the policy follows the character set', () => {
  const document = page('');
  addPolicy(document, "default-src 'none'; connect-src 'self' https://db.example");
  const markup = document.text.toString();
  expect(markup).toContain('<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="');
});

test('what the policy would refuse is found', () => {
  expect(refusedAttributes(page('<p style="color:red"></p><img onerror="x()">'))).toEqual([
    '<p style="color:red">',
    '<img onerror="x()">',
  ]);
  expect(refusedAttributes(page('<p class="on"></p>'))).toEqual([]);
});
