import { join } from 'node:path';
import { projectFolders } from '../../shared/project-folders.ts';
import { listenHost } from '../serve/listen-host.ts';
import { readPort, requireFreePort } from '../serve/ports.ts';
import type { OnStop } from '../serve/run-until-stopped.ts';
import { startLocalMail } from './local-mail.ts';
import { startBackend } from './start-backend.ts';

/**
 * Starts the embedded database on BACKEND_PORT (default 54321) with its data in `.data`. Returns build settings that
 * override the `.env` files, so that a local site never uses the production database. Throws an ExpectedError if the
 * port or the data folder is in use.
 */
export const startLocalDatabase = async (onStop: OnStop) => {
  const host = listenHost();
  const siteUrl = `http://${host.name}:${readPort('PORT')}`;
  let mail: ReturnType<typeof startLocalMail> | undefined;
  const { url, publishableKey, secretKey, close } = await startBackend({
    dataDir: projectFolders.data,
    siteUrl,
    port: await requireFreePort('BACKEND_PORT'),
    ...(host.address !== 'localhost' && { host }),
    onLead: (form) => {
      console.log(`A form was sent: npm run leads -- ${form}`);
      mail?.notify();
    },
    onReject: (form, message) => console.log(`A form was not stored: ${form}. ${message}`),
  });
  onStop(close);
  mail = startLocalMail({ url, secretKey, siteUrl }, join(projectFolders.data, 'mail'), (page) =>
    console.log(`The email about it, which was not sent: ${page}`),
  );
  onStop(mail.close);
  return {
    environment: {
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: publishableKey,
      NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '1',
    },
    summary: [
      `Database       ${url} (data in .data, for development only)`,
      'What came in   npm run leads',
      'Emails         .data/mail (written, not sent)',
      'Press Ctrl-C to stop.',
    ].join('\n'),
  };
};
