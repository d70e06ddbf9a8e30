import { reportFailure } from './expected-error';
import { readSettings } from './settings';
import { listSubmissions } from './submissions/list-submissions';

listSubmissions(process.argv.slice(2), readSettings()).then(console.log, reportFailure);
