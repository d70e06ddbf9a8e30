import { forms } from '@/content/forms';
import { engine } from '../engine/engine-of-file';
import { insert, reset, rows } from './submissions';

beforeEach(reset);

test.each(forms)(
  'the job deletes a row of $table as long after the last contact as the site promises: $privacy.keptFor.text',
  async ({ table, privacy }) => {
    const { months } = privacy.keptFor;
    const isKept = async (lastContact: string) => {
      await insert(table, rows[table]);
      // The age of the row itself doesn't matter: somebody may have been placed last week.
      await engine.query(
        `update public.${table} set created_at = '2000-01-01', last_contact_at = now() - interval '${lastContact}'`,
      );
      await engine.query('select private.delete_expired()');
      const left = await engine.query(`delete from public.${table} returning id`);
      return left.length === 1;
    };
    expect(await isKept('0')).toBe(true);
    expect(await isKept(`${months} months -1 day`)).toBe(true);
    expect(await isKept(`${months} months 1 minute`)).toBe(false);
  },
);
