import { restClient, type Connection, type RestClient } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../../shared/expected-error.ts';

const refusals: Readonly<Record<number, string>> = {
  401: 'refuses the key. Copy the secret key of this project: Settings, API Keys.',
  403: 'refuses the key. Copy the secret key of this project: Settings, API Keys.',
  404: 'is older than this folder. Push the migrations (docs/going-live.md).',
};

/** Throws an ExpectedError if there is no response, the key is wrong, or the database rejects a request. */
export const openDatabase = (connection: Connection): RestClient =>
  restClient(connection, {
    // Enough for a thousand rows on a slow connection.
    timeoutMs: 60_000,
    toError: ({ status, body }) => {
      if (status === 0)
        return new ExpectedError(
          `There is no response from ${connection.url}. Start it with npm start, or check in the dashboard whether the project is paused.`,
        );
      const [, message = body] = /"message":"((?:[^"\\]|\\.)*)"/.exec(body) ?? [];
      const refusal = refusals[status] ?? `responded with ${status}: ${message.slice(0, 200)}`;
      return new ExpectedError(`${connection.url} ${refusal}`);
    },
  });
