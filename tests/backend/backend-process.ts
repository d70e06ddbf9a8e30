import { startBackend } from '../../scripts/backend/start-backend';

/** SQL to run as the database's owner, or the order to stop. */
export type BackendRequest =
  { readonly id: number; readonly sql: string; readonly parameters: unknown[] } | 'close';

export type BackendAnswer =
  | { readonly started: { readonly url: string; readonly anonKey: string; readonly serviceKey: string } }
  | { readonly failed: { readonly name: string; readonly message: string } }
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly error: string };

const answer = (message: BackendAnswer): void => void process.send?.(message);
const dataDir = process.argv[2];

try {
  const backend = await startBackend({ port: Number(process.argv[3]), ...(dataDir ? { dataDir } : {}) });
  process.on('message', (request: BackendRequest) => {
    if (request === 'close') {
      void backend.close().then(() => process.exit(0));
      return;
    }
    const { id, sql, parameters } = request;
    backend.query(sql, parameters).then(
      (rows) => answer({ id, rows }),
      (error: Error) => answer({ id, error: error.message }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  answer({ started: { url: backend.url, anonKey: backend.anonKey, serviceKey: backend.serviceKey } });
} catch (error) {
  const { name, message } = error as Error;
  process.send?.({ failed: { name, message } } satisfies BackendAnswer, () => process.exit(1));
}
