import { listSubmissions } from './submissions/list-submissions';

await listSubmissions({
  table: 'operators',
  singular: 'registration',
  plural: 'registrations',
  columns: ['full_name', 'email', 'phone', 'address', 'experience', 'equipment'],
});
