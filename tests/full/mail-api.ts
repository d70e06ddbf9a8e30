import { createServer, type IncomingHttpHeaders } from 'node:http';

type Mail = { readonly headers: IncomingHttpHeaders; readonly body: Record<string, unknown> };
type Behaviour = 'take' | 'fail' | 'hang' | 'refuse';

const statuses = { take: 200, fail: 503, refuse: 422 } as const;

/** What the mail API was asked to send. */
export const mails: Mail[] = [];

/** Of those, the ones whose sender gave up waiting. */
export const abandoned: Mail[] = [];

/** How it behaves at the next calls; it takes every further mail. */
export const behaviours: Behaviour[] = [];

/** A mail API, for a test to let it listen on loopback. */
export const mailApi = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => {
    text += part.toString();
  });
  request.on('end', () => {
    const mail = { headers: request.headers, body: JSON.parse(text) as Mail['body'] };
    mails.push(mail);
    response.on('close', () => {
      if (!response.writableEnded) abandoned.push(mail);
    });
    const behaviour = behaviours.shift() ?? 'take';
    if (behaviour !== 'hang') response.writeHead(statuses[behaviour]).end('{}');
  });
});
