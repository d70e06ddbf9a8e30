import type { Form } from '@/content/forms/form.ts';
import { forms } from '@/content/forms/index.ts';
import type { NotSentReason } from '@/content/forms/not-sent.ts';
import { checkForm } from '@/lib/forms/check-form.ts';
import { honeypotName } from '@/lib/forms/honeypot.ts';
import { readBody } from './read-body.ts';

export type SubmitSettings = {
  /** Origin of the site: forms come from there, and their senders go back there. */
  readonly siteUrl: string;
  /** The project, without a trailing slash. */
  readonly serviceUrl: string;
  /** The secret key of the project: only with it is the visitor's address believed. */
  readonly serviceKey: string;
};

/** By the last part of the function's address. */
const formsByName: ReadonlyMap<string, Form> = new Map(forms.map((form) => [form.name, form]));

const patienceMs = 15_000;

const plain = (status: number, text: string, headers = {}) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });

/** Inserts a row on behalf of the visitor, whom the limits of the database count. Returns why not, or null. */
const store = async (
  table: string,
  row: object,
  visitor: Headers,
  { serviceUrl, serviceKey }: SubmitSettings,
): Promise<NotSentReason | null> => {
  const address = visitor.get('cf-connecting-ip') ?? visitor.get('x-forwarded-for');
  try {
    const answer = await fetch(`${serviceUrl}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
        ...(address !== null && { 'x-visitor-address': address }),
      },
      body: JSON.stringify(row),
      // Whatever it leads to would get the key.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (answer.status === 201) return null;
    if (answer.status === 429) return 'limit';
    console.error(`The table ${table} answered ${answer.status}.`);
    return 'broken';
  } catch (error) {
    console.error(`The table ${table} gave no answer: ${error instanceof Error ? error.name : 'unknown'}.`);
    return 'late';
  }
};

/**
 * Stores a form that a browser sent by itself, without the site's scripts, and sends the visitor on to a page of the site that
 * says what became of it. Nothing personal is logged or put into an address. Files are not kept, as the form says.
 */
export const submitHandler =
  (settings: SubmitSettings) =>
  async (request: Request): Promise<Response> => {
    const form = formsByName.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (!form) return plain(404, 'There is no such form.');
    if (request.method !== 'POST') return plain(405, 'Send the form from its page.', { Allow: 'POST' });
    // Browsers that send no Origin with a form are older than those that other sites can misuse.
    const origin = request.headers.get('origin') ?? settings.siteUrl;
    if (origin !== settings.siteUrl) return plain(403, `This form is sent from ${settings.siteUrl} alone.`);

    const goTo = (answer: string) =>
      new Response(null, {
        status: 303,
        headers: { Location: `${settings.siteUrl}${form.page}/${answer}`, 'Cache-Control': 'no-store' },
      });
    const notSent = (reason: string) => goTo(`not-sent#${reason}`);

    const data = await readBody(request);
    if (data === 'too large')
      return plain(
        413,
        'This form is too large, so it hasn’t been sent. Go back and shorten it, or call us.',
      );
    if (data === 'unreadable') return notSent('unreadable');
    if (data.get(honeypotName)) return notSent('trapped');
    const checked = checkForm(form.fields, data);
    if (!checked.ok) return notSent(checked.errors[0]?.field ?? 'unreadable');
    const reason = await store(form.table, checked.row, request.headers, settings);
    return reason === null ? goTo('received') : notSent(reason);
  };
