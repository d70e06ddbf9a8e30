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

export const mails: Mail[] = [];

export const mailApi = { status: 200 };

let server: Awaited<ReturnType<typeof listen>> | undefined;

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
