import { commitments } from '@/content/commitments';
import { engine } from '../engine/engine-of-file';
import { enquiry, insert, registration, reset } from './submissions';

beforeEach(reset);

const kept = [
  { table: 'operators', row: registration, commitment: commitments.keptApplications },
  { table: 'enquiries', row: enquiry, commitment: commitments.keptEnquiries },
] as const;

test.each(kept)(
  'the job deletes a row of $table as long after the last contact as the site promises: $commitment.text',
  async ({ table, row, commitment: { months } }) => {
    const isKept = async (lastContact: string) => {
      await insert(table, row);
      // The age of the row itself doesn't matter: somebody may have been placed last week.
      await engine.query(
        `update public.${table} set created_at = '2000-01-01', last_contact_at = now() - interval '${lastContact}'`,
      );
      await engine.query('select private.delete_expired()');
      const rows = await engine.query(`delete from public.${table} returning id`);
      return rows.length === 1;
    };
    expect(await isKept('0')).toBe(true);
    expect(await isKept(`${months} months -1 day`)).toBe(true);
    expect(await isKept(`${months} months 1 minute`)).toBe(false);
  },
);
