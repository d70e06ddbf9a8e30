import { equipmentNames } from '@/content/equipment';
import { forms } from '@/content/forms';
import { newestMigration } from '../backend/apply-migrations';
import type { Answer, Line } from './answer';
import { ask } from './ask';
import { judgeMigrations, judgeReading, judgeService } from './judge-database';
import { judgeEquipment } from './judge-equipment';
import { judgeForeignForm, judgeOwnForm } from './judge-submit';
import type { Build } from './read-build';

/** The part of a report that is about the database and its function. Nothing is stored: the form that is sent is empty. */
export const checkDatabase = async (site: URL, { database }: Build): Promise<readonly Line[]> => {
  if (!database)
    return [
      {
        check: 'Database answers',
        found: 'the build was given no database',
        fix: 'Write NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY into .env.production.local, build and upload.',
      },
    ];
  const { url, key } = database;
  const headers = { apikey: key };
  const version = await ask(`${url}/rest/v1/rpc/schema_version`, { headers });
  const equipment = await ask(`${url}/rest/v1/rpc/equipment_names`, { headers });
  const reading = new Map<string, Answer>();
  for (const { table } of forms)
    reading.set(table, await ask(`${url}/rest/v1/${table}?select=id&limit=1`, { headers }));
  const foreign = await ask(`${url}/functions/v1/submit/${forms[0].name}`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams(),
  });
  const service = judgeService(version);
  // Each failure is reported once: what is behind one that is reported is not judged.
  return [
    service,
    ...(service.fix === undefined
      ? [
          judgeMigrations(version, newestMigration()),
          judgeEquipment(equipment, equipmentNames),
          judgeReading(reading),
        ]
      : []),
    judgeForeignForm(foreign),
    ...(foreign.status === 403 ? [judgeOwnForm(foreign, site.origin)] : []),
  ];
};
