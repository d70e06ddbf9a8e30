import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Mail = {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly from: string;
    readonly to: readonly string[];
    readonly subject: string;
    readonly text: string;
  };
};

/** What the mail API was asked to send. */
export const mails: Mail[] = [];

/** How it answers: 200 takes a mail. */
export const mailApi = { status: 200 };

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => {
    text += part.toString();
  });
  request.on('end', () => {
    mails.push({ headers: request.headers, body: JSON.parse(text) as Mail['body'] });
    response.writeHead(mailApi.status).end('{"message":"what the service says"}');
  });
});

/** Starts a mail API on loopback, and returns its address. */
export const startMailApi = async (): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
};

export const stopMailApi = async (): Promise<void> => {
  server.closeAllConnections();
  await once(server.close(), 'close');
};
