import { listen } from '@/scripts/develop/backend/listen.ts';

/** An email in the mailbox, whichever service it came through. */
export type ReceivedMail = {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | undefined;
};

type SentMail = ReceivedMail & { readonly key: string | undefined; readonly apiKey: string | null };

// The requests and responses that the services document.
type Api = {
  readonly read: (body: Record<string, unknown>, headers: Headers) => SentMail;
  readonly accepted: () => Response;
  readonly repeated?: () => Response;
  readonly refused: (message: string) => Response;
};

type Named = { readonly email: string; readonly name?: string };
const strings = (value: unknown) => value as string;

const apis: Readonly<Record<string, Api>> = {
  '/emails': {
    read: (body, headers) => ({
      to: (body.to as readonly string[]).join(),
      from: strings(body.from),
      subject: strings(body.subject),
      text: strings(body.text),
      html: strings(body.html),
      replyTo: body.reply_to as string | undefined,
      key: headers.get('idempotency-key') ?? undefined,
      apiKey: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    }),
    accepted: () => Response.json({ id: crypto.randomUUID() }),
    repeated: () => Response.json({ id: crypto.randomUUID() }),
    refused: (message) =>
      Response.json({ statusCode: 422, name: 'validation_error', message }, { status: 422 }),
  },
  '/email': {
    read: (body, headers) => ({
      to: strings(body.To),
      from: strings(body.From),
      subject: strings(body.Subject),
      text: strings(body.TextBody),
      html: strings(body.HtmlBody),
      replyTo: body.ReplyTo as string | undefined,
      key: undefined,
      apiKey: headers.get('x-postmark-server-token'),
    }),
    accepted: () => Response.json({ ErrorCode: 0, Message: 'OK', MessageID: crypto.randomUUID() }),
    refused: (Message) => Response.json({ ErrorCode: 406, Message }, { status: 422 }),
  },
  '/v3/smtp/email': {
    read: (body, headers) => {
      const sender = body.sender as Named;
      return {
        to: (body.to as readonly Named[]).map(({ email }) => email).join(),
        from: sender.name ? `${sender.name} <${sender.email}>` : sender.email,
        subject: strings(body.subject),
        text: strings(body.textContent),
        html: strings(body.htmlContent),
        replyTo: (body.replyTo as Named | undefined)?.email,
        key: (body.headers as Record<string, string>).idempotencyKey,
        apiKey: headers.get('api-key'),
      };
    },
    accepted: () => Response.json({ messageId: '<1@example.com>' }, { status: 201 }),
    repeated: () => Response.json({ code: 'duplicate_parameter', message: 'repeated' }, { status: 400 }),
    refused: (message) => Response.json({ code: 'invalid_parameter', message }, { status: 400 }),
  },
};

/** What the stand-in does. Tests change it. */
export const service = {
  key: 'key of the service',
  /** Responds with this status instead, without accepting anything. */
  status: undefined as number | undefined,
  /** Accepts the email, but ends the connection without a response. */
  losesResponses: false,
  /** Waits before each response. */
  delayMs: 0,
  /** Refuses mails to these email addresses, or with this text in them. */
  refusedEmails: [] as readonly string[],
  refusedText: undefined as string | undefined,
  /** The status of refusals, if it isn't the one that the service documents. */
  refusedStatus: undefined as number | undefined,
};
const initial = { ...service };

export const mailbox: ReceivedMail[] = [];
/** All requests, accepted or not. */
export const requests: SentMail[] = [];
let acceptedMails = new Map<string, string>();

export const resetMailService = (): void => {
  Object.assign(service, initial);
  mailbox.length = 0;
  requests.length = 0;
  acceptedMails = new Map();
};

const respond = (api: Api, request: SentMail): Response => {
  const { key, apiKey, ...mail } = request;
  requests.push(request);
  if (service.status !== undefined)
    return Response.json({ message: 'what the service says' }, { status: service.status });
  if (apiKey !== service.key) return Response.json({ message: 'The key is invalid' }, { status: 401 });
  if (service.refusedEmails.includes(mail.to)) return api.refused(`Refused address: ${mail.to}`);
  if (service.refusedText !== undefined && JSON.stringify(mail).includes(service.refusedText))
    return service.refusedStatus === undefined
      ? api.refused('Refused content')
      : new Response('Blocked', { status: service.refusedStatus });
  const earlierMail = key === undefined ? undefined : acceptedMails.get(key);
  if (earlierMail !== undefined && api.repeated)
    return earlierMail === JSON.stringify(mail)
      ? api.repeated()
      : Response.json({ name: 'invalid_idempotent_request' }, { status: 409 });
  if (key !== undefined) acceptedMails.set(key, JSON.stringify(mail));
  mailbox.push(mail);
  return api.accepted();
};

let server: Awaited<ReturnType<typeof listen>> | undefined;

/** Starts a stand-in for Resend, Postmark and Brevo. Returns its origin. */
export const startMailService = async (): Promise<string> => {
  server = await listen(async (request, { incoming }) => {
    const api = apis[new URL(request.url).pathname];
    if (!api) return new Response(null, { status: 404 });
    const response = respond(
      api,
      api.read((await request.json()) as Record<string, unknown>, request.headers),
    );
    if (service.losesResponses) incoming.socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, service.delayMs));
    return response;
  }, 0);
  return server.url;
};

export const stopMailService = () => server?.close();
