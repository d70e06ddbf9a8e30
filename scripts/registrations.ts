import { reportFailure } from './expected-error';
import { readSettings } from './settings';
import { registrations, listSubmissions } from './submissions/list-submissions';

listSubmissions(registrations, process.argv.slice(2), readSettings()).then(console.log, reportFailure);
