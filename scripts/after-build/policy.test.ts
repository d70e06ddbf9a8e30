import { createHash } from 'node:crypto';
import { parsePage, toMarkup } from './html';
import { policyOf, refusedAttributes, setPolicy } from './policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (inside: string) =>
  parsePage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style></head><body>${inside}</body></html>`,
  );

const still = { interactive: false, connect: 'https://db.example' } as const;
const live = { interactive: true, connect: 'https://db.example' } as const;

test('a still page runs nothing and calls nobody elsewhere', () => {
  const policy = policyOf(page('<p></p>'), still);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain(`style-src ${hash('p{}')}`);
});

test('data in a script is no script; rules of speculation are allowed by their hash', () => {
  const policy = policyOf(
    page('<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>'),
    still,
  );
  expect(policy).toContain(`script-src ${hash('{}')};`);
});

test('a form page runs its own scripts, calls the service, and takes the notices’ styles', () => {
  const policy = policyOf(page('<script>one()</script><script src="/a.js"></script>'), live);
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
  expect(policy).toContain("connect-src 'self' https://db.example;");
  expect(policy).toContain(hash(''));
});

test('the policy stands right behind the character set', () => {
  const document = page('');
  setPolicy(document, "script-src 'none'");
  expect(toMarkup(document)).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><style>`,
  );
});

test('what the policy would refuse is found', () => {
  expect(refusedAttributes(page('<p style="color:red"></p><img onerror="x()">'))).toEqual([
    '<p style="color:red">',
    '<img onerror="x()">',
  ]);
  expect(refusedAttributes(page('<p class="on"></p>'))).toEqual([]);
});
