import { parsePage } from '../shared/built-site/parsed-page.ts';
import { policyFor, rejectAttributes } from './content-policy.ts';

/** The SHA-256 of `{}`, computed with `printf '{}' | openssl dgst -sha256 -binary | base64`. */
const hashOfBraces = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";

const page = (inside: string) =>
  parsePage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style></head><body>${inside}</body></html>`,
  );

const database = 'https://db.example';

/** The SHA-256 of `p{}`. */
const hashOfStyle = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";

test('the policy of a page without scripts and forms allows only its own files and style', () => {
  expect(policyFor(page('<p>Words</p>'), database)).toBe(
    `default-src 'self'; script-src 'none'; style-src ${hashOfStyle}; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'`,
  );
});

test('only pages with islands may connect to the database and load scripts of the site', () => {
  const policy = policyFor(page('<div data-island="form"></div>'), database);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`connect-src 'self' ${database};`);
  expect(policyFor(page('<div data-island="form"></div>'), undefined)).toContain("connect-src 'self';");
});

test('allows speculation rules by their hash; data scripts need none', () => {
  const policy = policyFor(
    page('<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>'),
    database,
  );
  expect(policy).toContain(`script-src ${hashOfBraces};`);
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
  expect(() => rejectAttributes(page(`<p ${attribute}></p>`))).toThrow(attribute);
  expect(() => rejectAttributes(page('<p class="on"></p>'))).not.toThrow();
});
