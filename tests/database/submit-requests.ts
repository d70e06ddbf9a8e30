import { contactForm } from '@/content/forms/contact.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { database } from '../postgres/test-database.ts';

export const siteUrl = 'https://www.site.example';
// Use a function, because `database` is undefined if the tests are skipped.
export const settings = () => ({ siteUrl, url: database.url, secretKey: database.secretKey });

type Fields = Readonly<Record<string, string | readonly string[]>>;

export const fields: Readonly<Record<string, Fields>> = {
  registration: {
    ...sampleValues(registrationForm.fields),
    fullName: ' Ada  Plant ',
    email: 'ada@example.com',
    phone: '0044 121 496 0000',
    address: '1 Canal Street\r\nMill Town',
    equipment: registrationForm.fields.equipment.offered.slice(0, 2).toReversed(),
    reference: '',
  },
  contact: { ...sampleValues(contactForm.fields), message: 'Two dumpers & a roller', reference: '' },
};

export const encode = (values: Fields, data: URLSearchParams | FormData) => {
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};

export type Options = {
  readonly changes?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
};

export const requestOf = (form: string, { changes = {}, headers = {}, body }: Options = {}) =>
  new Request(`https://project.example/functions/v1/submit/${form}`, {
    method: 'POST',
    headers: { origin: siteUrl, 'x-forwarded-for': '203.0.113.1', ...headers },
    body: body ?? encode({ ...fields[form], ...changes }, new URLSearchParams()),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

export const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
