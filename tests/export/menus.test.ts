import { company } from '@/content/company';
import { desktopMenus, footerColumns, headerAction, headerItems, mobileMenus } from '@/content/menus';
import type { SitePath } from '@/content/site-path';
import { fleet } from '@/lib/site/fleet';
import { menuName } from '@/lib/site/menu-name';
import { phoneUrl } from '@/lib/site/phone';
import { pageAt, textIn } from './built-site';

const { document } = pageAt('/');

const linksIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => [textIn(link), link.getAttribute('href')]);

const named = (paths: readonly SitePath[]) => paths.map((path) => [menuName(path), path]);

test.each(Object.entries(desktopMenus))('the menu %s has exactly its pages', (menu, paths) => {
  expect(linksIn(`#menu-${menu}`)).toEqual(named(paths));
});

test('the menu of a phone has each list, and the header its own links', () => {
  const listed = Object.values(mobileMenus).map((paths) => named(paths));
  expect(
    [...document.querySelectorAll('#mobile-menu details')].map((list) =>
      [...list.querySelectorAll('a')].map((link) => [textIn(link), link.getAttribute('href')]),
    ),
  ).toEqual(listed);
  const own = headerItems.filter((item) => typeof item === 'string');
  expect(linksIn('.header-nav > ul > li >')).toEqual(named([...own, headerAction]));
  expect(linksIn('header')).toContainEqual([company.phone, phoneUrl()]);
});

test('the footer has its pages, the ways to reach the company, and the networks that have an address', () => {
  const footer = linksIn('footer').map(([, href]) => href);
  expect(footer).toEqual(
    expect.arrayContaining([
      ...footerColumns.flatMap(({ paths }) => paths),
      ...company.offices.flatMap(({ phone, email }) => [phoneUrl(phone), `mailto:${email}`]),
      ...company.social.flatMap(({ href }) => href ?? []),
    ]),
  );
  for (const words of [...company.offices.map(({ town }) => town), ...company.social.map(({ name }) => name)])
    expect(textIn(document.querySelector('footer'))).toContain(words);
});

test('home leads to every machine, small to large, and every machine to its tickets', () => {
  expect(linksIn('.fleet').map(([, href]) => href)).toEqual(fleet.map(({ path }) => path));
  for (const { path, slug } of fleet)
    expect(pageAt(path).document.querySelector(`main a[href="/which-ticket#${slug}"]`)).not.toBeNull();
  for (const from of ['/', '/services', '/resources/certifications'])
    expect(pageAt(from).document.querySelector('main a[href="/which-ticket"]')).not.toBeNull();
});
