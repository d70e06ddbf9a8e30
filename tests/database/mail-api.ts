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

/** The e-mails that the mail API received. */
export const mails: Mail[] = [];

/** The response status of the mail API. Status 200 means that the e-mail is accepted. */
export const mailApi = { status: 200 };

let server: Awaited<ReturnType<typeof listen>> | undefined;

/** Starts a stand-in for the mail API on 127.0.0.1, and returns its URL. */
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
