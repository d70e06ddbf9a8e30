import { submitHandler } from '../../supabase/functions/submit/handler';
import { listen } from '@/scripts/backend/listen';
import { filledIn } from '@/lib/forms/filled-in';
import { registrationForm } from '@/content/forms/registration';
import { engine } from '../engine/engine-of-file';
import { asLegacy, asNamed, startInDeno } from './submit-in-deno';
import { count, resetWithLimits } from './submissions';

// A form that a browser sends itself, through the function into the database. The handler is web-standard, so Deno, which runs it
// in production, is tried in the full check alone.
const runtimes = process.env.FULL === '1' ? (['Node', 'Deno'] as const) : (['Node'] as const);
const siteUrl = 'https://www.site.example';

const fields = {
  registration: {
    ...filledIn(registrationForm.fields),
    fullName: ' Ada  Plant ',
    email: 'ada@example.com',
    phone: '0044 121 496 0000',
    address: '1 Canal Street\r\nMill Town',
    experience: '7',
    equipment: ['Roller', 'Dumper'],
    reference: '',
  },
  contact: {
    name: 'Dana Hirer',
    email: 'dana@example.com',
    subject: '',
    message: 'Two dumpers & a roller',
    reference: '',
  },
} as const;

type FormName = keyof typeof fields;
type Fields = Readonly<Record<string, string | readonly string[]>>;

const encode = (values: Fields, data: URLSearchParams | FormData) => {
  for (const [name, value] of Object.entries(values))
    for (const one of typeof value === 'string' ? [value] : value) data.append(name, one);
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
    body: body ?? encode({ ...fields[form as FormName], ...changes }, new URLSearchParams()),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

const start = {
  Node: () => {
    const handler = submitHandler({ siteUrl, serviceUrl: engine.url, serviceKey: engine.serviceKey });
    return Promise.resolve({ send: handler, stop: () => Promise.resolve() });
  },
  Deno: () => startInDeno({ siteUrl, serviceUrl: engine.url, serviceKey: engine.serviceKey }, asNamed),
} as const;

describe.each(runtimes)('in %s', (runtime) => {
  let send: (request: Request) => Promise<Response>;
  let stop: () => Promise<void>;
  beforeAll(async () => ({ send, stop } = await start[runtime]()));
  afterAll(() => stop());
  beforeEach(resetWithLimits);

  const answerTo = async (form: string, options?: Options) => {
    const answer = await send(requestOf(form, options));
    const text = await answer.text();
    return { status: answer.status, location: answer.headers.get('location'), text };
  };
  const goesTo = (path: string) => ({ status: 303, location: siteUrl + path, text: '' });

  test('a registration is stored as the page would store it', async () => {
    expect(await answerTo('registration')).toEqual(goesTo('/operator-registration/received'));
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

  test('a message is stored, also as multipart with a file, which is not kept', async () => {
    const body = encode(fields.contact, new FormData()) as FormData;
    body.append('documents', new File(['%PDF-'], 'card.pdf'));
    expect(await answerTo('contact', { body })).toEqual(goesTo('/contact/received'));
    await expect(engine.query('select name, email, subject, message from public.enquiries')).resolves.toEqual(
      [{ name: 'Dana Hirer', email: 'dana@example.com', subject: '', message: 'Two dumpers & a roller' }],
    );
  });

  test.each([
    ['registration', { fullName: '' }, '/operator-registration/not-sent#fullName'],
    ['registration', { equipment: ['Spaceship'] }, '/operator-registration/not-sent#equipment'],
    ['contact', { email: 'nobody' }, '/contact/not-sent#email'],
    ['contact', { reference: 'https://spam.example' }, '/contact/not-sent#trapped'],
  ] as const)('of the form %s, %j is refused by its reason and not stored', async (form, changes, path) => {
    expect(await answerTo(form, { changes })).toEqual(goesTo(path));
    await expect(count('operators')).resolves.toBe(0);
    await expect(count('enquiries')).resolves.toBe(0);
  });

  test('the limits count the visitor, not the function', async () => {
    await engine.query('update private.submission_limits set per_sender = 1');
    const from = (address: string, email: string) =>
      answerTo('contact', { changes: { email }, headers: { 'x-forwarded-for': `198.51.100.9, ${address}` } });
    expect(await from('203.0.113.1', 'one@example.com')).toEqual(goesTo('/contact/received'));
    expect(await from('203.0.113.1', 'two@example.com')).toEqual(goesTo('/contact/not-sent#limit'));
    expect(await from('203.0.113.2', 'three@example.com')).toEqual(goesTo('/contact/received'));
  });

  test.each(['https://elsewhere.example', 'null', `${siteUrl}.elsewhere.example`])(
    'a form of the origin %s is refused',
    async (origin) => {
      expect(await answerTo('contact', { headers: { origin } })).toMatchObject({
        status: 403,
        location: null,
      });
      await expect(count('enquiries')).resolves.toBe(0);
    },
  );

  test.each([
    ['no form', { body: 'words', headers: { 'content-type': 'text/plain' } }],
    [
      'a broken multipart body',
      { body: '--a\r\n', headers: { 'content-type': 'multipart/form-data; boundary=a' } },
    ],
  ])('%s is said to have been damaged', async (_, options) => {
    expect(await answerTo('contact', options)).toEqual(goesTo('/contact/not-sent#unreadable'));
  });

  test('a body that says that it is larger than any form is refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await answerTo('contact', { body: new Uint8Array(2 ** 19), headers })).toMatchObject({
      status: 413,
    });
    await expect(count('enquiries')).resolves.toBe(0);
  });

  test.each(['payment', 'constructor', '__proto__'])('there is no form %s', async (form) => {
    const body = encode(fields.contact, new URLSearchParams());
    expect(await answerTo(form, { body })).toMatchObject({ status: 404, location: null });
  });

  test('there is no other method', async () => {
    const answer = await send(new Request('https://project.example/functions/v1/submit/contact'));
    await answer.body?.cancel();
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

test('no more is read of a body without end than a form can have', async () => {
  const part = new TextEncoder().encode('message=long&'.repeat(1000));
  let read = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      read += part.byteLength;
      if (read > 2 ** 26) controller.close();
      else controller.enqueue(part);
    },
    cancel() {
      cancelled = true;
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { send } = await start.Node();
  expect((await send(requestOf('contact', { body, headers }))).status).toBe(413);
  expect(read).toBeLessThan(2 ** 19);
  expect(cancelled).toBe(true);
});

if (runtimes.length > 1)
  test('in Deno, a form is stored with the key of an old project too', async () => {
    await resetWithLimits();
    const { send, stop } = await startInDeno(
      { siteUrl, serviceUrl: engine.url, serviceKey: engine.serviceKey },
      asLegacy,
    );
    const answer = await send(requestOf('contact')).finally(stop);
    expect(answer.headers.get('location')).toBe(`${siteUrl}/contact/received`);
  });

describe('when the database does not store it', () => {
  const logged = jest.fn();
  const answerFrom = async (serviceUrl: string) => {
    logged.mockClear();
    jest.spyOn(console, 'error').mockImplementation(logged);
    const handler = submitHandler({ siteUrl, serviceUrl, serviceKey: 'a wrong key' });
    return (await handler(requestOf('registration'))).headers.get('location');
  };

  test('because it leads elsewhere, nobody there gets the key', async () => {
    const keys: unknown[] = [];
    const elsewhere = await listen(({ headers }) => {
      keys.push(headers.get('apikey'));
      return new Response(null, { status: 201 });
    }, 0);
    const service = await listen(() => Response.redirect(`${elsewhere.url}/rest/v1/operators`, 307), 0);
    expect(await answerFrom(service.url)).toBe(`${siteUrl}/operator-registration/not-sent#late`);
    expect(keys).toEqual([]);
    await Promise.all([elsewhere.close(), service.close()]);
  });

  test.each([
    ['refuses the function', () => engine.url, 'broken'],
    ['is down', () => 'http://127.0.0.1:1', 'late'],
  ])('because it %s, the visitor learns that', async (_, serviceUrl, reason) => {
    expect(await answerFrom(serviceUrl())).toBe(`${siteUrl}/operator-registration/not-sent#${reason}`);
    expect(logged).toHaveBeenCalledTimes(1);
    for (const value of ['Ada', 'ada@example.com', '496', 'Canal', '203.0.113.1'])
      expect(String(logged.mock.calls[0]?.[0])).not.toContain(value);
  });
});
