import { listen } from '@/scripts/develop/backend/listen.ts';
import { submitHandler } from '../../supabase/functions/submit/handler.ts';
import { database } from '../postgres/test-database.ts';
import { requestOf, settings, siteUrl, urlEncoded } from './submit-requests.ts';

test('stops reading an endless request body', async () => {
  const part = new TextEncoder().encode('message=long&'.repeat(1000));
  let bytesRead = 0;
  const cancel = jest.fn();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      bytesRead += part.byteLength;
      if (bytesRead > 2 ** 26) controller.close();
      else controller.enqueue(part);
    },
    cancel,
  });
  const response = await submitHandler(settings())(requestOf('contact', { body, headers: urlEncoded }));
  expect(response.headers.get('location')).toBe(`${siteUrl}/contact/not-sent#tooLarge`);
  expect(bytesRead).toBeLessThan(2 ** 19);
  expect(cancel).toHaveBeenCalled();
});

describe('if the database does not store the form', () => {
  const log = jest.fn();
  const locationFrom = async (url: string) => {
    log.mockClear();
    jest.spyOn(console, 'error').mockImplementation(log);
    const handler = submitHandler({ siteUrl, url, secretKey: 'a wrong key' });
    return (await handler(requestOf('registration'))).headers.get('location');
  };

  test("doesn't follow a redirect to another server, so that the key stays secret", async () => {
    const handleRequest = jest.fn(() => new Response(null, { status: 201 }));
    const elsewhere = await listen(handleRequest, 0);
    const service = await listen(() => Response.redirect(`${elsewhere.url}/rest/v1/operators`, 307), 0);
    const location = await locationFrom(service.url).finally(() =>
      Promise.all([elsewhere.close(), service.close()]),
    );
    expect(location).toBe(`${siteUrl}/operator-registration/not-sent#timeout`);
    expect(handleRequest).not.toHaveBeenCalled();
  });

  const locationAfter = async (response: Response) => {
    const service = await listen(() => response, 0);
    return locationFrom(service.url).finally(() => service.close());
  };

  const locationAfterTimeout = () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    return locationFrom(database.url);
  };

  test.each([
    ['rejects a field', () => locationAfter(Response.json({ code: '22023' }, { status: 400 })), 'rejected'],
    ['finds it too large', () => locationAfter(new Response(null, { status: 413 })), 'tooLarge'],
    ['refuses the function', () => locationFrom(database.url), 'misconfigured'],
    ['is overloaded', () => locationAfter(new Response(null, { status: 503 })), 'serverError'],
    ['does not respond in time', () => locationAfterTimeout(), 'timeout'],
    ['is down', () => locationFrom('http://127.0.0.1:1'), 'timeout'],
  ])('tells the visitor if the database %s', async (_, location, reason) => {
    expect(await location()).toBe(`${siteUrl}/operator-registration/not-sent#${reason}`);
    expect(log).toHaveBeenCalledTimes(1);
    for (const value of ['Ada', 'ada@example.com', '496', 'Canal', '203.0.113.1'])
      expect(String(log.mock.calls[0]?.[0])).not.toContain(value);
  });
});
