import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export const projectFolders = {
  root,
  site: join(root, 'out'),
  data: join(root, '.data'),
  migrations: join(root, 'supabase', 'migrations'),
} as const;
