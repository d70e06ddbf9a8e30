import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { islandsFolder } from '../../scripts/export/next-output';
import { startSite } from '../../scripts/site/start-site';
import { everyForm } from './forms';
import { ports } from './ports';

const islands = `/${islandsFolder}/`;
const entries = new RegExp(`/(?:${everyForm.map(({ name }) => name).join('|')})-\\w+\\.js$`);
/** Modules run in order, so the others wait for this one. All would take the six connections that a browser has over HTTP/1.1. */
const firstToRun = /\/react-\w+\.js$/;

/** Serves a site whose scripts answer otherwise; every other request goes on to the site itself. */
const startWith = async (site: string, port: number, answerScript: RequestListener, scripts: RegExp) => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(islands) && scripts.test(path)) answerScript(request, response);
    else
      void fetch(new URL(path, site), { redirect: 'manual' }).then(async (answer) => {
        const headers = new Map(answer.headers);
        // The body arrives here unpacked.
        for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
        response
          .writeHead(answer.status, Object.fromEntries(headers))
          .end(Buffer.from(await answer.arrayBuffer()));
      });
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
};

const fail: RequestListener = (_request, response) => void response.writeHead(500).end();
const hang: RequestListener = () => {};

/** The site of an owner who stores messages, as it is for visitors who are out of luck. */
export const startTroubledSites = async (root: string) => {
  const stored = `http://localhost:${ports.stored}`;
  return Promise.all([
    startWith(stored, ports.failing, fail, /./),
    startWith(stored, ports.hanging, hang, firstToRun),
    startWith(stored, ports.halved, fail, entries),
    startSite({ root, port: ports.down }),
  ]);
};
