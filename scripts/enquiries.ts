import { listSubmissions } from './submissions/list-submissions';

await listSubmissions({
  table: 'enquiries',
  singular: 'enquiry',
  plural: 'enquiries',
  columns: ['name', 'email', 'subject', 'message'],
});
