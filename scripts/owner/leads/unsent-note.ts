import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { checkProduction, unnotifiedCheck } from '../database/check-production.ts';
import { readStatus } from '../database/read-status.ts';

/** Says why the owner has no email about some leads. Undefined if there are none, or if the status can't be read. */
export const unsentNote = async (connection: Connection): Promise<string | undefined> => {
  const status = await readStatus(connection).catch((error: unknown) => {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  });
  const findings = status ? checkProduction(status) : [];
  if (!status || !findings.some(({ check, fix }) => check === unnotifiedCheck && fix)) return undefined;
  const reasons = findings.flatMap(({ check, result, fix }) =>
    fix && check !== unnotifiedCheck ? [`${check}: ${result}. ${fix}`] : [],
  );
  return [`You have no email yet about ${status.unnotified.rows} of the leads.`, ...reasons].join('\n');
};
