import { typedValues } from './typed-values';
import { count, insert, reset, rows, tables } from './submissions';

beforeEach(reset);

describe.each(tables)('%s', (table) => {
  const row = rows[table];

  test.each(['id', 'created_at', 'unknown', 'ctid', 'tableoid', 'xmin', 'full_name; --', ''])(
    'the column "%s", which is no field of the form, is refused whatever its type',
    async (column) => {
      for (const value of typedValues) {
        const { status } = await insert(table, { ...row, [column]: value });
        expect({ value, status, refused: status === 400 || status === 401 }).toMatchObject({ refused: true });
      }
      await expect(count(table)).resolves.toBe(0);
    },
  );

  test.each(Object.keys(row))(
    'a field %s of another type is stored or refused, never a failure',
    async (column) => {
      for (const value of typedValues) {
        const { status } = await insert(table, { ...row, [column]: value });
        expect({ value, status, right: [201, 400, 413].includes(status) }).toMatchObject({ right: true });
      }
      await reset();
      await expect(insert(table, row)).resolves.toMatchObject({ status: 201 });
    },
  );
});
