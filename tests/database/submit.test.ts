import { submitHandler } from '../../supabase/functions/submit/handler';
import { listen } from '@/scripts/backend/listen';
import { contactForm } from '@/content/forms/contact';
import { sampleEntry } from '@/scripts/helpers/sample-entry';
import { registrationForm } from '@/content/forms/registration';
import { engine } from '../engine/engine-of-file';
import { asLegacy, asNamed, startInDeno } from './submit-in-deno';
import { count, resetWithLimits } from './submissions';

// Tests no-JS forms through the function `submit` into the database. The handler only uses web standards, so only the full
// check also tests it in Deno, the production runtime.
const runtimes = process.env.FULL === '1' ? (['Node', 'Deno'] as const) : (['Node'] as const);
const siteUrl = 'https://www.site.example';
// Use a function, because `engine` is undefined if the tests are skipped.
const settings = () => ({ siteUrl, serviceUrl: engine.url, serviceKey: engine.serviceKey });

type Fields = Readonly<Record<string, string | readonly string[]>>;

const fields: Readonly<Record<string, Fields>> = {
  registration: {
    ...sampleEntry(registrationForm.fields),
    fullName: ' Ada  Plant ',
    email: 'ada@example.com',
    phone: '0044 121 496 0000',
    address: '1 Canal Street\r\nMill Town',
    experience: '7',
    equipment: ['Roller', 'Dumper'],
    reference: '',
  },
  contact: { ...sampleEntry(contactForm.fields), message: 'Two dumpers & a roller', reference: '' },
};

const encode = (values: Fields, data: URLSearchParams | FormData) => {
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};

type Options = {
  readonly changes?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
};

const requestOf = (form: string, { changes = {}, headers = {}, body }: Options = {}) =>
  new Request(`https://project.example/functions/v1/submit/${form}`, {
    method: 'POST',
    headers: { origin: siteUrl, 'x-forwarded-for': '203.0.113.1', ...headers },
    body: body ?? encode({ ...fields[form], ...changes }, new URLSearchParams()),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

const start = {
  Node: () => Promise.resolve({ send: submitHandler(settings()), stop: () => Promise.resolve() }),
  Deno: () => startInDeno(settings(), asNamed),
} as const;

const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };

beforeEach(resetWithLimits);

describe.each(runtimes)('in %s', (runtime) => {
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

  test('a registration is stored as if the page’s script had sent it', async () => {
    expect(await submit('registration')).toEqual(redirectTo('/operator-registration/received#stored'));
    await expect(engine.query('select * from public.operators')).resolves.toEqual([
      expect.objectContaining({
        full_name: 'Ada  Plant',
        email: 'ada@example.com',
        phone: '0044 121 496 0000',
        address: '1 Canal Street\nMill Town',
        experience: 7,
        equipment: ['Dumper', 'Roller'],
      }),
    ]);
  });

  test('a multipart message is stored without its attached file', async () => {
    const body = encode(fields.contact!, new FormData()) as FormData;
    body.append('documents', new File(['%PDF-'], 'card.pdf'));
    expect(await submit('contact', { body })).toEqual(redirectTo('/contact/received#stored'));
    await expect(engine.query('select message from public.enquiries')).resolves.toEqual([
      { message: 'Two dumpers & a roller' },
    ]);
  });

  const refused = (status: number) => ({ status, location: null });
  const boundary = 'multipart/form-data; boundary=a';

  test.each<[form: string, what: string, options: Options, expected: object]>([
    [
      'registration',
      'no name',
      { changes: { fullName: '' } },
      redirectTo('/operator-registration/not-sent#fullName'),
    ],
    [
      'registration',
      'three wrong fields, one of them missing',
      { changes: { equipment: [], email: 'nobody', fullName: '' } },
      redirectTo('/operator-registration/not-sent#fullName,email,equipment'),
    ],
    ['contact', 'a wrong address', { changes: { email: 'nobody' } }, redirectTo('/contact/not-sent#email')],
    [
      'contact',
      'a filled honeypot',
      { changes: { reference: 'x' } },
      redirectTo('/contact/not-sent#trapped'),
    ],
    ['contact', 'a body that is no form', { body: 'words' }, redirectTo('/contact/not-sent#unreadable')],
    [
      'contact',
      'an incomplete body',
      { body: '--a\r\n', headers: { 'content-type': boundary } },
      redirectTo('/contact/not-sent#unreadable'),
    ],
    ['contact', 'another site', { headers: { origin: 'https://elsewhere.example' } }, refused(403)],
    ['contact', 'an opaque origin', { headers: { origin: 'null' } }, refused(403)],
    ['contact', 'a longer origin', { headers: { origin: `${siteUrl}.elsewhere.example` } }, refused(403)],
    ['contact', 'half a megabyte', { body: new Uint8Array(2 ** 19), headers: urlEncoded }, refused(413)],
    ['payment', 'an unknown name', {}, refused(404)],
    ['__proto__', 'a name that every object inherits', {}, refused(404)],
  ])('the form %s with %s is rejected and not stored', async (form, _, options, expected) => {
    expect(await submit(form, options)).toEqual(expected);
    expect([await count('operators'), await count('enquiries')]).toEqual([0, 0]);
  });

  test('the limits count the visitor, not the function', async () => {
    await engine.query('update private.submission_limits set per_sender = 1');
    const from = (address: string, email: string) =>
      submit('contact', { changes: { email }, headers: { 'x-forwarded-for': `198.51.100.9, ${address}` } });
    expect(await from('203.0.113.1', 'one@example.com')).toEqual(redirectTo('/contact/received#stored'));
    expect(await from('203.0.113.1', 'two@example.com')).toEqual(redirectTo('/contact/not-sent#limit'));
    expect(await from('203.0.113.2', 'three@example.com')).toEqual(redirectTo('/contact/received#stored'));
  });

  test('a form with a closed table returns 404', async () => {
    await engine.query('revoke insert on public.enquiries from anon, authenticated');
    expect(await submit('contact')).toEqual(refused(404));
    expect(await count('enquiries')).toBe(0);
    await engine.query(
      'grant insert (name, email, subject, message) on public.enquiries to anon, authenticated',
    );
  });

  test('other methods return 405', async () => {
    const response = await send(new Request('https://project.example/functions/v1/submit/contact'));
    await response.body?.cancel();
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

test('an endless body is rejected and cancelled early', async () => {
  const part = new TextEncoder().encode('message=long&'.repeat(1000));
  let read = 0;
  const cancel = jest.fn();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      read += part.byteLength;
      if (read > 2 ** 26) controller.close();
      else controller.enqueue(part);
    },
    cancel,
  });
  const response = await submitHandler(settings())(requestOf('contact', { body, headers: urlEncoded }));
  expect(response.status).toBe(413);
  expect(read).toBeLessThan(2 ** 19);
  expect(cancel).toHaveBeenCalled();
});

if (runtimes.length > 1)
  test('in Deno, a form is stored with a legacy key', async () => {
    const { send, stop } = await startInDeno(settings(), asLegacy);
    const response = await send(requestOf('contact')).finally(stop);
    expect(response.headers.get('location')).toBe(`${siteUrl}/contact/received#stored`);
  });

describe('if the database does not store the form', () => {
  const logged = jest.fn();
  const locationFrom = async (serviceUrl: string) => {
    logged.mockClear();
    jest.spyOn(console, 'error').mockImplementation(logged);
    const handler = submitHandler({ siteUrl, serviceUrl, serviceKey: 'a wrong key' });
    return (await handler(requestOf('registration'))).headers.get('location');
  };

  test('a redirect to another server is not followed, so that the key stays secret', async () => {
    const received = jest.fn(() => new Response(null, { status: 201 }));
    const elsewhere = await listen(received, 0);
    const service = await listen(() => Response.redirect(`${elsewhere.url}/rest/v1/operators`, 307), 0);
    expect(await locationFrom(service.url)).toBe(`${siteUrl}/operator-registration/not-sent#late`);
    expect(received).not.toHaveBeenCalled();
    await Promise.all([elsewhere.close(), service.close()]);
  });

  const locationAfter = async (response: Response) => {
    const service = await listen(() => response, 0);
    return locationFrom(service.url).finally(() => service.close());
  };

  test.each([
    ['rejects a field', () => locationAfter(Response.json({ code: '22023' }, { status: 400 })), 'refused'],
    ['finds it too large', () => locationAfter(new Response(null, { status: 413 })), 'tooLarge'],
    ['refuses the function', () => locationFrom(engine.url), 'impossible'],
    ['is overloaded', () => locationAfter(new Response(null, { status: 503 })), 'broken'],
    ['is down', () => locationFrom('http://127.0.0.1:1'), 'late'],
  ])('because it %s, the visitor sees the reason', async (_, location, reason) => {
    expect(await location()).toBe(`${siteUrl}/operator-registration/not-sent#${reason}`);
    expect(logged).toHaveBeenCalledTimes(1);
    for (const value of ['Ada', 'ada@example.com', '496', 'Canal', '203.0.113.1'])
      expect(String(logged.mock.calls[0]?.[0])).not.toContain(value);
  });
});
