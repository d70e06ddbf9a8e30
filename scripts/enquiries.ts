import { listSubmissions } from './submissions/list-submissions';

await listSubmissions({
  table: 'enquiries',
  plural: 'enquiries',
  columns: ['name', 'email', 'subject', 'message'],
});
