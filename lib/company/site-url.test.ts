import { company } from '@/content/company.ts';
import { absoluteUrl } from './site-url.ts';

const { env } = process;
afterEach(() => {
  process.env = env;
});

test.each([
  ['', company.origin],
  ['https://www.site.example/', 'https://www.site.example'],
  [' https://www.site.example\n', 'https://www.site.example'],
])('with the setting %j, the site’s origin is %s', (setting, origin) => {
  process.env = { ...env, NEXT_PUBLIC_SITE_URL: setting };
  expect(absoluteUrl('/contact')).toBe(`${origin}/contact`);
});
