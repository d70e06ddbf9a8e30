import { ExpectedError } from '../expected-error';
import { readStatus } from '../mail/read-status';
import type { Line } from './answer';
import { judgeProduction } from './judge-production';
import type { Build } from './read-build';

/** The part of a report that only the secret key can ask for; without one it says how to see it. */
export const checkProduction = async (
  { database }: Build,
  serviceKey: string | undefined,
): Promise<readonly Line[]> => {
  const check = 'Jobs and mail';
  if (!database) return [];
  if (!serviceKey)
    return [{ check, found: 'not looked at without the secret key: npm run mail -- status does' }];
  try {
    return judgeProduction(await readStatus({ url: database.url, serviceKey }));
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return [{ check, found: 'could not be asked for', fix: error.message }];
  }
};
