import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { projectFolders } from '../../shared/project-folders.ts';
import { openDatabase } from '../database/open-database.ts';
import { deleteFlood, restoreRows } from './deleted-rows.ts';
import { exportCsv } from './export-csv.ts';
import { listNewest } from './list-newest.ts';
import type { LeadArguments } from './parse-arguments.ts';
import { formatCount } from './selection.ts';
import { deleteLead, markAnswered } from './single-lead.ts';

const taskFor = (options: LeadArguments['options']) => {
  if (options['delete-flood']) return deleteFlood;
  return options.csv ? exportCsv : listNewest;
};

/** Returns the report. Throws an ExpectedError if the database doesn't respond or has nothing of that name. */
export const runLeads = async (
  { chosenForms, options, restore, answered, deleted }: LeadArguments,
  connection: Connection,
  folder = projectFolders.data,
): Promise<string> => {
  const database = openDatabase(connection);
  if (restore !== undefined) {
    const count = await restoreRows(database, restore);
    return `Restored ${formatCount(count)} rows from ${restore}. Rows that were still there are unchanged.`;
  }
  if (answered !== undefined) return markAnswered(database, answered);
  if (deleted !== undefined) return deleteLead(database, deleted);
  const run = taskFor(options);
  const reports = await Promise.all(chosenForms.map((form) => run({ form, options, database, folder })));
  return reports.join('\n\n');
};
