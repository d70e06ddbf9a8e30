import { typedValues } from '../attack/typed-values';
import { backend } from '../backend/shared-backend';
import { bySize } from '../size';
import { count, enquiry, insert, registration, reset } from './submissions';

beforeEach(() => reset(backend));

/** A quarter of them in `npm test`, where the attack's malformed requests draw from all. */
const values = typedValues.filter((_, index) => index % bySize(4, 1) === 0);

const forms = [
  { table: 'operators', row: registration },
  { table: 'enquiries', row: enquiry },
] as const;

describe.each(forms)('$table', ({ table, row }) => {
  test.each(['id', 'created_at', 'unknown', 'ctid', 'tableoid', 'xmin', 'full_name; --', ''])(
    'the column "%s", which is no field of the form, is refused whatever its type',
    async (column) => {
      for (const value of values) {
        const { status } = await insert(backend, table, { ...row, [column]: value });
        expect({ value, status, refused: status === 400 || status === 401 }).toMatchObject({ refused: true });
      }
      await expect(count(backend, table)).resolves.toBe(0);
    },
  );

  test.each(Object.keys(row))(
    'a field %s of another type is stored or refused, never a failure',
    async (column) => {
      for (const value of values) {
        const { status } = await insert(backend, table, { ...row, [column]: value });
        expect({ value, status, right: [201, 400, 413].includes(status) }).toMatchObject({ right: true });
      }
      await reset(backend);
      await expect(insert(backend, table, row)).resolves.toMatchObject({ status: 201 });
    },
  );
});
