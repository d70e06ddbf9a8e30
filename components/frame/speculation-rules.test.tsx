/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { contactForm } from '@/content/forms/contact.ts';
import { plausible, type ThirdPartyScript } from '@/content/third-parties/script-services.ts';

const rulesWith = async (thirdPartyScripts: readonly ThirdPartyScript[]) => {
  jest.resetModules();
  jest.doMock('@/content/third-parties/scripts.ts', () => ({ thirdPartyScripts }));
  const { SpeculationRules } = await import('./speculation-rules.tsx');
  const [, rules = ''] = />(\{.*\})</.exec(renderToStaticMarkup(<SpeculationRules />)) ?? [];
  return JSON.parse(rules) as Readonly<Record<string, unknown>>;
};

const statistics = plausible({ domain: 'site.example', kept: 'for a year', confirmed: true });

test('pages with statistics are never prerendered, because that would count visits', async () => {
  expect(Object.keys(await rulesWith([]))).toEqual(['prerender', 'prefetch']);
  expect(Object.keys(await rulesWith([statistics]))).toEqual(['prefetch']);
});

test('paths of forms are listed, except on unlisted pages', async () => {
  expect(JSON.stringify(await rulesWith([]))).toContain(contactForm.pagePath);
  jest.doMock('@/lib/pages/pages.ts', () => ({ pageOf: () => ({ unlisted: true }) }));
  expect(JSON.stringify(await rulesWith([]))).not.toContain(contactForm.pagePath);
});
