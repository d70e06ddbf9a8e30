import { company } from '@/content/company';
import { slugs } from '@/content/slugs';
import { phoneUrl } from '@/lib/site/phone';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from './guide';
import { apply, ownerFolder, read, removeOwnerProject, replace, succeed, write } from './owner-project';
import { pagesTooWide } from './page-widths';

// An owner has every channel, and a second office by docs/adding-pages.md: a build of a copy passes the tests of the export.
jest.setTimeout(900_000);
afterAll(removeOwnerProject);

// Unlike each other and the number of the company, so that they take as many bytes as any.
const numbers = {
  outOfHoursPhone: '0118 496 0539',
  whatsapp: '+44 (0)20 7946 0284',
  textMessages: '0161 496 0617',
} as const;

const links = ['tel:+441184960539', 'https://wa.me/442079460284', 'sms:+441614960617'];

const office = readExamples('docs/adding-pages.md').find(({ file }) => file === 'content/company.ts');
if (!office) throw new Error('docs/adding-pages.md no longer has an office.');
const inOffice = (field: string) => new RegExp(`${field}: '(.+)'`).exec(office.code)?.[1] ?? '';

test('a company with two offices, an out-of-hours number, WhatsApp and text messages is built, and passes the tests of the export', () => {
  apply(office);
  for (const [field, number] of Object.entries(numbers))
    replace('content/company.ts', new RegExp(`^ {2}${field}: null as`, 'm'), `  ${field}: '${number}' as`);
  write(
    '.env.production.local',
    'NEXT_PUBLIC_SUPABASE_URL=https://database.example\nNEXT_PUBLIC_SUPABASE_ANON_KEY=key\n',
  );
  succeed('npm', 'run', 'types');
  succeed('npm', 'run', 'build');
  succeed('npx', 'jest', '--selectProjects', 'export', '--silent');
});

test('each is linked in the menu, the footer and the call panel, told to search engines, and in the vCard', () => {
  const home = read('out/index.html');
  const service = read(`out/services/${slugs.services[0]}.html`);
  for (const href of links) {
    expect(home.split(`href="${href}"`)).toHaveLength(3);
    expect(service.split(`href="${href}"`)).toHaveLength(4);
  }
  const vcard = readFileSync(join(ownerFolder, 'out/contact.vcf'), 'utf8');
  for (const digits of ['+441184960539', '+442079460284', '+441614960617']) {
    expect(home).toContain(`"telephone":"${digits}"`);
    expect(vcard).toContain(`:${digits}\r\n`);
  }
});

test('the page of the second office’s town rings it, and the home page the first', () => {
  const town = read(`out/locations/${inOffice('town').toLowerCase()}.html`);
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const second = `href="${phoneUrl(inOffice('phone'))}"`;
  expect(main(town)).toContain(second);
  expect(main(town)).not.toContain(`href="${phoneUrl()}"`);
  expect(main(read('out/index.html'))).not.toContain(second);
  expect(read('out/contact.vcf').match(/TEL/g)).toHaveLength(company.offices.length + 1 + links.length);
});

test('they fit every width, with text of the usual size', async () => {
  expect(
    await pagesTooWide(join(ownerFolder, 'out'), [
      '/',
      '/contact',
      '/hire-operators',
      `/locations/${inOffice('town').toLowerCase()}`,
    ]),
  ).toEqual([]);
});
