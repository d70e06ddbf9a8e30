import { createHash } from 'node:crypto';
import { parsePage } from './html';
import { policyFor, refuseAttributes } from './policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (inside: string) =>
  parsePage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style></head><body>${inside}</body></html>`,
  );

const database = 'https://db.example';

test('allows speculation rules by their hash; data scripts need none', () => {
  const policy = policyFor(
    page('<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>'),
    database,
  );
  expect(policy).toContain(`script-src ${hash('{}')};`);
});

test('a form may only be submitted to its action', () => {
  const sentTo = (action: string) =>
    /form-action ([^;]+)/.exec(policyFor(page(`<form ${action}></form>`), database))?.[1];
  expect(sentTo('')).toBe("'self'");
  expect(sentTo('action="/here"')).toBe("'self'");
  expect(sentTo('action="https://db.example/functions/v1/submit"')).toBe("'self' https://db.example");
  expect(sentTo('action="mailto:someone@site.example"')).toBe("'self' mailto:");
});

test.each(['style="color:red"', 'onclick="go()"'])('the attribute %s fails the build', (attribute) => {
  expect(() => refuseAttributes(page(`<p ${attribute}></p>`))).toThrow(attribute);
  expect(() => refuseAttributes(page('<p class="on"></p>'))).not.toThrow();
});
