import { readSettings } from '../shared/settings';
import { unsentNote } from './leads/unsent-note';
import { findConnection } from './database/find-connection';
import { listLeads } from './leads/list-leads';

// Exit after Ctrl-C, so that incomplete files are deleted. The default is to end the process at once.
process.once('SIGINT', () => process.exit(130));
const settings = readSettings();
console.log(await listLeads(process.argv.slice(2), settings));
const note = await unsentNote(findConnection(settings));
if (note) console.error(`\n${note}`);
