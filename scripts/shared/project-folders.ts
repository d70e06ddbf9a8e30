import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const projectFolders = {
  root,
  site: path.join(root, 'out'),
  data: path.join(root, '.data'),
  migrations: path.join(root, 'supabase', 'migrations'),
} as const;
