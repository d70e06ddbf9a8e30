import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company, outOfHours } from '@/content/company';
import { channels } from '@/lib/site/channels';
import { internationalPhone } from '@/lib/site/phone';
import { siteUrl } from '@/lib/site/site-url';
import { vcardPath } from '@/lib/site/vcard';
import { out, pageAt, testedPages } from './built-site';

/** The properties by name: without groups, parameters, folds and escapes. */
const properties = () => {
  const text = readFileSync(join(out, vcardPath), 'utf8');
  return text
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      const [, name = '', value = ''] = /^(?:item\d+\.)?([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      return [
        name,
        value.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character)),
      ] as const;
    });
};

const valuesOf = (name: string) => properties().flatMap(([key, value]) => (key === name ? [value] : []));

test('the vCard has the name, every number, the e-mail, the address of the site and the hours', () => {
  expect(properties().map(([name]) => name)).not.toContain('');
  expect([valuesOf('VERSION'), valuesOf('FN'), valuesOf('ORG')]).toEqual([
    ['3.0'],
    [company.name],
    [company.name],
  ]);
  const numbers = [
    ...company.offices.map(({ phone }) => internationalPhone(phone)),
    ...channels.map(({ number }) => number),
  ];
  expect(valuesOf('TEL')).toEqual([...new Set(numbers)]);
  expect(valuesOf('EMAIL')).toEqual([...new Set(company.offices.map(({ email }) => email))]);
  expect(valuesOf('URL')).toEqual([`${siteUrl()}/`]);
  const [note] = valuesOf('NOTE');
  for (const { label, text } of company.offices.flatMap(({ hours }) => hours))
    expect(note).toContain(`${label} ${text}\n`);
  expect(note).toContain(outOfHours);
});

test('it is linked from every footer, and beside the number on Contact and Hire', () => {
  const link = `a[href="${vcardPath}"]`;
  expect(testedPages.filter(({ document }) => !document.querySelector(`footer ${link}`))).toEqual([]);
  for (const path of ['/contact', '/hire-operators'])
    expect(pageAt(path).document.querySelectorAll(`main ${link}`)).toHaveLength(1);
});
