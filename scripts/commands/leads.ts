import { readSettings } from '../helpers/settings';
import { listSubmissions } from '../submissions/list-submissions';

console.log(await listSubmissions(process.argv.slice(2), readSettings()));
