import {
  fathom,
  matomo,
  plausible,
  simpleAnalytics,
  umami,
  type ThirdPartyScript,
} from '@/content/third-parties/script-services.ts';
import { parsePage } from '../shared/built-site/parsed-page.ts';

const owner = { kept: 'for a year', confirmed: true } as const;

/** The hosts that the documentation of each service names, and that its script calls. */
const services: readonly (readonly [ThirdPartyScript, loads: string, sends: string])[] = [
  [plausible({ domain: 'site.example', ...owner }), 'https://plausible.io', 'https://plausible.io'],
  [fathom({ site: 'A', ...owner }), 'https://cdn.usefathom.com', 'https://cdn.usefathom.com'],
  [umami({ website: 'a', ...owner }), 'https://cloud.umami.is', 'https://gateway.umami.is'],
  [
    umami({ website: 'a', script: 'https://count.site.example/u.js', ...owner }),
    'https://count.site.example',
    'https://count.site.example',
  ],
  [simpleAnalytics(owner), 'https://scripts.simpleanalyticscdn.com', 'https://queue.simpleanalyticscdn.com'],
  [
    matomo({ server: 'https://site.matomo.cloud', siteId: 1, ...owner }),
    'https://site.matomo.cloud',
    'https://site.matomo.cloud',
  ],
];

test.each(services)('the policy allows what $name loads and sends', async (service, loads, sends) => {
  jest.resetModules();
  jest.doMock('@/content/third-parties/scripts.ts', () => ({ thirdPartyScripts: [service] }));
  const { policyFor } = await import('./content-policy.ts');
  const page = parsePage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><script defer src="${service.script}"></script></body></html>`,
  );
  const directives = new Map(
    policyFor(page, undefined)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(directives.get('script-src')).toContain(loads);
  for (const name of ['connect-src', 'img-src']) expect(directives.get(name)).toContain(sends);
});

test("Umami's script is told to send data to the host that the policy allows", () => {
  const { attributes, sendsTo } = umami({ website: 'a', ...owner });
  expect(attributes['data-host-url']).toBe(sendsTo);
});
