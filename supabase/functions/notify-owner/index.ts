// An Edge Function that tells the owner of a new lead by e-mail. A database webhook calls it after a row was stored, so that
// nothing here can touch the lead. docs/going-live.md sets it up.
import { createHash, timingSafeEqual } from 'node:crypto';
import { subjectTopic } from '../../../lib/forms/enquiry-subjects.ts';

/** What Supabase sends for an insert; the rest of the record is the person's and is not read. */
type Webhook = {
  readonly type: 'INSERT';
  readonly table: 'operators' | 'enquiries';
  readonly record: { readonly id: string; readonly equipment?: unknown; readonly subject?: unknown };
};

type Mail = { readonly id: string; readonly subject: string; readonly text: string };

const forms = { operators: 'registration', enquiries: 'enquiry' } as const;

// Supabase stops a function after 150 seconds on the free plan, and repeats no webhook that failed.
const waitsInSeconds = [2, 10, 25, 45] as const;
const patienceMs = 8000;

const setting = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

const isWebhook = (body: unknown): body is Webhook => {
  const { type, table, record } = (body ?? {}) as Record<string, unknown>;
  const { id } = (record ?? {}) as Record<string, unknown>;
  return (
    type === 'INSERT' &&
    typeof table === 'string' &&
    Object.hasOwn(forms, table) &&
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/i.test(id)
  );
};

/** The machines or, of an enquiry, what the site's own links put into the subject. What a visitor wrote is left out. */
const describeLead = ({ record: { equipment, subject } }: Webhook): string => {
  if (Array.isArray(equipment)) return equipment.map(String).join(', ').slice(0, 200);
  return typeof subject === 'string' ? subjectTopic(subject) : '';
};

const writeMail = (webhook: Webhook): Mail => {
  const { table, record } = webhook;
  const about = describeLead(webhook);
  const project = new URL(setting('SUPABASE_URL')).hostname.split('.')[0];
  return {
    id: record.id,
    subject: `New ${forms[table]}${about && `: ${about}`}`,
    text: [
      `A new ${forms[table]} has arrived. Read it in the table "${table}":`,
      `https://supabase.com/dashboard/project/${project}/editor`,
      '',
      `Row ${record.id}`,
    ].join('\n'),
  };
};

type Outcome = 'sent' | { readonly reason: string; readonly worthAnotherTry: boolean };

/** One call of the provider. */
const send = async ({ id, subject, text }: Mail): Promise<Outcome> => {
  try {
    const response = await fetch(setting('MAIL_API_URL'), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${setting('MAIL_API_KEY')}`,
        'Content-Type': 'application/json',
        // The provider drops a mail that it took already, also when its answer was lost or another copy of this function sent it.
        'Idempotency-Key': id,
      },
      body: JSON.stringify({ from: setting('MAIL_FROM'), to: [setting('MAIL_TO')], subject, text }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = await response.text();
    if (response.ok) return 'sent';
    const reason = `the mail provider answered ${response.status}: ${answer.slice(0, 500)}`;
    return { reason, worthAnotherTry: response.status >= 500 || [408, 409, 429].includes(response.status) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error), worthAnotherTry: true };
  }
};

const told = new Set<string>();

/** Sends the mail, at most once for a row, and tries again while the provider fails. */
const tell = async (mail: Mail): Promise<void> => {
  if (told.has(mail.id)) return;
  told.add(mail.id);
  for (const wait of [0, ...waitsInSeconds]) {
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    const outcome = await send(mail);
    if (outcome === 'sent') return;
    console.error(`Row ${mail.id}: ${outcome.reason}`);
    if (!outcome.worthAnotherTry) break;
  }
  told.delete(mail.id);
  console.error(`Row ${mail.id}: the owner was not told.`);
};

/** Sends one mail that is no lead, a new one at each call, and answers what became of it. */
const answerTest = async (): Promise<Response> => {
  const text = 'This is a test. The mail about a new lead comes the same way.';
  const outcome = await send({ id: crypto.randomUUID(), subject: 'Test of the mail about new leads', text });
  return outcome === 'sent'
    ? new Response('The mail provider took the test.\n')
    : new Response(`No mail was sent: ${outcome.reason}\n`, { status: 502 });
};

/** Keeps the function alive after its answer. Only Supabase has it. */
declare const EdgeRuntime: { readonly waitUntil: (task: Promise<void>) => void } | undefined;

Deno.serve(async (request) => {
  const secret = request.headers.get('x-webhook-secret') ?? '';
  if (!timingSafeEqual(digest(secret), digest(setting('WEBHOOK_SECRET'))))
    return new Response(null, { status: 401 });
  const body: unknown = await request.json().catch(() => null);
  if ((body as { readonly type?: unknown } | null)?.type === 'TEST') return answerTest();
  if (!isWebhook(body)) return new Response(null, { status: 400 });
  const task = tell(writeMail(body));
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(task);
  return new Response(null, { status: 202 });
});
