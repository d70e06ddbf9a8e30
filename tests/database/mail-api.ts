import { listen } from '@/scripts/backend/listen';

type Mail = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly from: string;
    readonly to: readonly string[];
    readonly subject: string;
    readonly text: string;
  };
};

/** The e-mails that the stand-in has received. */
export const mails: Mail[] = [];

/** The status that the stand-in responds with. 200 means that it accepts the e-mail. */
export const mailApi = { status: 200 };

let server: Awaited<ReturnType<typeof listen>> | undefined;

/** Starts a stand-in for the HTTP API of the mail service on 127.0.0.1. Returns its URL. */
export const startMailApi = async (): Promise<string> => {
  server = await listen(async (request) => {
    mails.push({
      headers: Object.fromEntries(request.headers),
      body: (await request.json()) as Mail['body'],
    });
    return Response.json({ message: 'what the service says' }, { status: mailApi.status });
  }, 0);
  return `${server.url}/emails`;
};

export const stopMailApi = () => server?.close();
