import { company } from '@/content/company';
import { absoluteUrl, siteUrl } from './site-url';

const before = process.env;

beforeEach(() => {
  process.env = { ...before };
  delete process.env.NEXT_PUBLIC_SITE_URL;
});

afterAll(() => {
  process.env = before;
});

test('without a setting the site is at the address of the company', () => {
  expect(siteUrl()).toBe(company.origin);
});

test('the setting wins, and its last slash goes', () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://www.site.example/';
  expect(absoluteUrl('/contact')).toBe('https://www.site.example/contact');
});
