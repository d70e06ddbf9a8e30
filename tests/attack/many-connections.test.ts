import { backend } from '../backend/shared-backend';
import { insert, reset } from '../database/submissions';
import { bySize } from '../size';
import { legalRows } from './legal-rows';

const connections = bySize(20, 100);
const requestsEach = bySize(10, 30);

test(`${connections} connections with ${requestsEach} registrations each: all are acknowledged and stored once`, async () => {
  await reset(backend);
  const sent: string[] = [];
  const refused: string[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let request = 0; request < requestsEach; request += 1) {
        const row = legalRows.operators(`${connection}-${request}`);
        sent.push(row.email);
        const { status } = await insert(backend, 'operators', row);
        if (status !== 201) refused.push(row.email);
      }
    }),
  );
  const rows = await backend.query<{ email: string }>('select email from public.operators');
  expect(refused).toEqual([]);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(sent.toSorted());
});
