import { readSettings } from '../shared/settings.ts';
import { findConnection } from './database/find-connection.ts';
import { parseArguments } from './leads/parse-arguments.ts';
import { runLeads } from './leads/run-leads.ts';
import { unsentNote } from './leads/unsent-note.ts';
import { newestTime, watchLeads } from './leads/watch-leads.ts';

const args = parseArguments(process.argv.slice(2));
const connection = findConnection(readSettings());
const from = args.watch ? await newestTime(args, connection) : 0;
console.log(await runLeads(args, connection));
const note = await unsentNote(connection);
if (note) console.error(`\n${note}`);
if (args.watch) {
  console.log('\nWatching for new leads. Press Ctrl-C to stop.');
  await watchLeads(args, connection, from, console.log);
}
