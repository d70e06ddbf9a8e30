import { readSettings } from '../helpers/settings';
import { listSubmissions } from '../submissions/list-submissions';

// Exit after Ctrl-C, so that incomplete files are deleted. The default is to end the process at once.
process.once('SIGINT', () => process.exit(130));
console.log(await listSubmissions(process.argv.slice(2), readSettings()));
