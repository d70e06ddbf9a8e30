import { registrationForm } from '@/content/forms/registration.ts';
import { noneName } from '@/lib/forms/read-field.ts';
import { submitHandler } from '../../supabase/functions/submit/handler.ts';
import { storeRow } from '../../supabase/functions/submit/store-row.ts';
import { isFullCheck } from '../helpers/test-level.ts';
import { database } from '../postgres/test-database.ts';
import { count, resetWithLimits, withFormColumns } from './submissions.ts';
import { asLegacy, asNamed, startInDeno } from './submit-in-deno.ts';
import { encode, fields, requestOf, settings, siteUrl, urlEncoded, type Options } from './submit-requests.ts';

// Tests no-JS forms from the `submit` Edge Function to the database. The function only uses web standards, so these
// tests can run it in Node. The full check also runs it in Deno, as Supabase does.
const runtimes = isFullCheck ? (['Node', 'Deno'] as const) : (['Node'] as const);

const start = {
  Node: () => Promise.resolve({ send: submitHandler(settings()), stop: () => Promise.resolve() }),
  Deno: () => startInDeno(settings(), asNamed),
} as const;

beforeEach(resetWithLimits);

describe.each(runtimes)('the function "submit" in %s', (runtime) => {
  let send: (request: Request) => Promise<Response>;
  let stop: () => Promise<void>;
  beforeAll(async () => ({ send, stop } = await start[runtime]()));
  afterAll(() => stop());

  const submit = async (form: string, options?: Options) => {
    const response = await send(requestOf(form, options));
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get('location') };
  };
  const redirectTo = (path: string) => ({ status: 303, location: siteUrl + path });

  test("stores a registration exactly as the page's script would", async () => {
    expect(await submit('registration')).toEqual(redirectTo('/operator-registration/received#stored'));
    await expect(database.query('select * from public.operators')).resolves.toEqual([
      expect.objectContaining(
        withFormColumns({
          full_name: 'Ada  Plant',
          email: 'ada@example.com',
          phone: '0044 121 496 0000',
          address: '1 Canal Street\nMill Town',
          equipment: registrationForm.fields.equipment.offered.slice(0, 2),
        }),
      ),
    ]);
  });

  test('stores the former name of a machine from an older page', async () => {
    const equipment = [...registrationForm.fields.equipment.offered.slice(0, 1), 'Former name'];
    expect(await submit('registration', { changes: { equipment } })).toEqual(
      redirectTo('/operator-registration/received#stored'),
    );
    await expect(database.query('select equipment from public.operators')).resolves.toEqual([{ equipment }]);
  });

  test('stores a multipart message without its attached file', async () => {
    const body = encode(fields.contact!, new FormData()) as FormData;
    body.append('documents', new File(['%PDF-'], 'card.pdf'));
    expect(await submit('contact', { body })).toEqual(redirectTo('/contact/received#stored'));
    await expect(database.query('select message from public.messages')).resolves.toEqual([
      { message: 'Two dumpers & a roller' },
    ]);
  });

  const refusal = (status: number) => ({ status, location: null });
  const boundary = 'multipart/form-data; boundary=a';

  test.each<[form: string, what: string, options: Options, expected: object]>([
    [
      'registration',
      'no name',
      { changes: { fullName: '' } },
      redirectTo('/operator-registration/not-sent#field-fullName'),
    ],
    [
      'registration',
      'three wrong fields',
      { changes: { equipment: [], email: 'nobody', fullName: '' } },
      redirectTo('/operator-registration/not-sent#field-fullName'),
    ],
    [
      'contact',
      'a wrong email address',
      { changes: { email: 'nobody' } },
      redirectTo('/contact/not-sent#field-email'),
    ],
    [
      'contact',
      'a filled honeypot',
      { changes: { reference: 'x' } },
      redirectTo('/contact/not-sent#honeypot'),
    ],
    ['contact', 'a body that is no form', { body: 'words' }, redirectTo('/contact/not-sent#unreadable')],
    [
      'contact',
      'an incomplete body',
      { body: '--a\r\n', headers: { 'content-type': boundary } },
      redirectTo('/contact/not-sent#unreadable'),
    ],
    ['contact', 'another site', { headers: { origin: 'https://elsewhere.example' } }, refusal(403)],
    ['contact', 'an opaque origin', { headers: { origin: 'null' } }, refusal(403)],
    ['contact', 'a longer origin', { headers: { origin: `${siteUrl}.elsewhere.example` } }, refusal(403)],
    [
      'contact',
      'half a megabyte',
      { body: new Uint8Array(2 ** 19), headers: urlEncoded },
      redirectTo('/contact/not-sent#tooLarge'),
    ],
    ['payment', 'an unknown name', {}, refusal(404)],
    ['__proto__', 'a name that every object inherits', {}, refusal(404)],
  ])('rejects the form %s with %s', async (form, _, options, expected) => {
    expect(await submit(form, options)).toEqual(expected);
    expect([await count('operators'), await count('messages')]).toEqual([0, 0]);
  });

  test("the rate limits apply to the visitor's address, not to the function's", async () => {
    await database.query('update private.submission_limits set per_sender = 1');
    const from = (address: string, email: string) =>
      submit('contact', { changes: { email }, headers: { 'x-forwarded-for': `198.51.100.9, ${address}` } });
    expect(await from('203.0.113.1', 'one@example.com')).toEqual(redirectTo('/contact/received#stored'));
    expect(await from('203.0.113.1', 'two@example.com')).toEqual(redirectTo('/contact/not-sent#limit'));
    expect(await from('203.0.113.2', 'three@example.com')).toEqual(redirectTo('/contact/received#stored'));
  });

  test.each<[what: string, headers: (number: number) => Readonly<Record<string, string>>]>([
    ['forges cf-connecting-ip', (number) => ({ 'cf-connecting-ip': `198.51.100.${number}` })],
    [
      'forges the other headers',
      (number) => ({ 'x-real-ip': `198.51.100.${number}`, 'x-visitor-address': `${number}` }),
    ],
    ['forges earlier addresses', (number) => ({ 'x-forwarded-for': `198.51.100.${number}, 203.0.113.1` })],
    ['sends an unreadable address', (number) => ({ 'x-forwarded-for': `unknown-${number}` })],
    ['sends an empty address', () => ({ 'x-forwarded-for': '' })],
  ])('a visitor who %s is limited all the same', async (_, headers) => {
    await database.query('update private.submission_limits set per_sender = 3');
    const places = [];
    for (let number = 0; number < 8; number += 1)
      places.push(
        await submit('contact', { changes: { email: `${number}@example.com` }, headers: headers(number) }),
      );
    expect(places.filter(({ location }) => location?.endsWith('received#stored'))).toHaveLength(3);
    expect(await count('messages')).toBe(3);
  });

  test("responds with 404 if a form's table is closed", async () => {
    await database.query('revoke insert on public.messages from anon, authenticated');
    expect(await submit('contact')).toEqual(refusal(404));
    expect(await count('messages')).toBe(0);
    await database.query(
      'grant insert (name, email, subject, message) on public.messages to anon, authenticated',
    );
  });

  test('prevents caching of the redirect, so that every submission is stored', async () => {
    const response = await send(requestOf('contact'));
    await response.body?.cancel();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('responds with 405 to other methods', async () => {
    const response = await send(new Request('https://project.example/functions/v1/submit/contact'));
    await response.body?.cancel();
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

if (runtimes.length > 1)
  test('in Deno, stores a form with a legacy key', async () => {
    const { send, stop } = await startInDeno(settings(), asLegacy);
    const response = await send(requestOf('contact')).finally(stop);
    expect(response.headers.get('location')).toBe(`${siteUrl}/contact/received#stored`);
  });

test('names a field that no migration added, and tells the visitor to call', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const reason = await storeRow(settings(), registrationForm.table, { shift: 'night' }, new Headers());
  expect(reason).toBe('misconfigured');
  expect(log.mock.calls.flat().join()).toContain("'shift'");
  log.mockRestore();
});

test('stores an empty list if the box for none of the machines is ticked', async () => {
  const changes = { equipment: [], [noneName('equipment')]: 'yes' };
  await submitHandler(settings())(requestOf(registrationForm.id, { changes }));
  expect(await database.query('select equipment from public.operators')).toEqual([{ equipment: [] }]);
});
