import { reportFailure } from './expected-error';
import { readSettings } from './settings';
import { enquiries, listSubmissions } from './submissions/list-submissions';

listSubmissions(enquiries, process.argv.slice(2), readSettings()).then(console.log, reportFailure);
