import type { Connection } from '@/lib/secret-client/connection.ts';
import { restClient, type RestClient } from '@/lib/secret-client/rest-client.ts';

/** Its errors contain no personal data, because the function logs them. */
export const openDatabase = (connection: Connection): RestClient =>
  restClient(connection, {
    timeoutMs: 15_000,
    toError: ({ method, path, status }) => {
      const request = `${method} ${path.split('?')[0]}`;
      return new Error(
        status === 0
          ? `The database did not respond to ${request}.`
          : `The database responded to ${request} with ${status}.`,
      );
    },
  });
