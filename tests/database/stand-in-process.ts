import { runUntilStopped } from '@/scripts/run-until-stopped';
import { startBackend } from '@/scripts/backend/start-backend';

// The database of `npm start` and `npm run dev` alone, with its data in a folder.
runUntilStopped(async (own) => {
  const { url, anonKey, close } = await startBackend({
    dataDir: process.argv[2] ?? '',
    siteUrl: 'https://site.example',
    port: 0,
  });
  own(close);
  console.log(JSON.stringify({ url, anonKey }));
});
