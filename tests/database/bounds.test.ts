import type { Field } from '@/content/model/form.ts';
import { cleanLine, cleanText } from '@/lib/forms/clean-text.ts';
import { isRequired, readField, tickedValue } from '@/lib/forms/read-field.ts';
import { byLevel } from '../helpers/test-level.ts';
import { database } from '../postgres/test-database.ts';
import { formOf, insert, rows, tables, type Table } from './submissions.ts';
import { trialValues, type Value } from './trial-values.ts';

// Tests that the database and the form accept and reject the same values, once the form has cleaned them.

beforeAll(() =>
  database.query(`create function pg_temp.try_rows(form text, candidates jsonb) returns setof jsonb language plpgsql as $$
    declare
      submitted jsonb;
      stored jsonb;
    begin
      for submitted in select jsonb_array_elements(candidates) loop
        begin
          execute (
            select format('insert into public.%1$I as lead (%2$s)
                select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(lead)',
              form, string_agg(quote_ident(key), ', '))
            from jsonb_object_keys(submitted) as key) into stored using submitted;
          raise exception using errcode = 'TRIED';
        exception
          when sqlstate 'TRIED' then return next stored;
          when others then return next to_jsonb(sqlerrm);
        end;
      end loop;
    end $$`),
);

type Row = Readonly<Record<string, unknown>>;

const insertAndRollBack = async (table: Table, candidates: readonly Row[]) => {
  const results = await database.query<{ result: Row | string }>(
    'select try_rows as result from pg_temp.try_rows($1, $2::jsonb)',
    [table, candidates],
  );
  return results.map(({ result }) => result);
};

const readTyped = (field: Field, typed: Value) => {
  const data = new FormData();
  for (const one of [typed].flat()) data.append('field', one);
  // Insert checkbox values as booleans, because PostgreSQL would also accept words such as `yes`.
  const value = field.kind === 'checkbox' ? typed === tickedValue : typed;
  return { typed: value, ...readField(field, data, 'field') };
};

const fields = tables.flatMap((table) =>
  Object.values(formOf.get(table)!.fields).map((field) => ({ table, column: field.column, field })),
);

describe.each(fields)('the field $column of $table', ({ table, column, field }) => {
  let rejection: unknown;
  let hasDefault: boolean | undefined;
  beforeAll(async () => {
    const [attribute] = await database.query<{ readonly hasDefault: boolean }>(
      `select atthasdef as "hasDefault" from pg_attribute where attrelid = ('public.' || $1)::regclass and attname = $2`,
      [table, column],
    );
    hasDefault = attribute?.hasDefault;
    rejection = await database
      .query("select private.reject('invalid_field', $1)", [column])
      .catch(({ message }: { readonly message: string }) => message);
  });

  const firstMismatch = async (
    values: readonly unknown[],
    expectedFor: (index: number) => readonly unknown[],
  ) => {
    const results = await insertAndRollBack(
      table,
      values.map((value) => ({ ...rows[table], [column]: value })),
    );
    return results
      .map((result, index) => ({
        typed: values[index],
        stored: typeof result === 'string' ? result : result[column],
        expected: expectedFor(index),
      }))
      .find(
        ({ stored, expected }) => !expected.some((one) => JSON.stringify(one) === JSON.stringify(stored)),
      );
  };

  test('the database stores what the form accepts, and rejects what it rejects', async () => {
    const results = trialValues(field).map((typed) => readTyped(field, typed));
    const accepted = results.flatMap((result) => ('value' in result ? [result] : []));
    const values = accepted.map(({ value }) => value);
    expect(values).not.toEqual([]);
    expect(await firstMismatch(values, (index) => [values[index]])).toBeUndefined();
    // An attacker can send uncleaned values. The database must reject them.
    const uncleaned = accepted.map(({ typed }) => typed);
    expect(await firstMismatch(uncleaned, (index) => [values[index], rejection])).toBeUndefined();
    if ('none' in field) expect(await firstMismatch([[]], () => [[]])).toBeUndefined();

    // An empty list is valid if the form has a box for none of the options.
    const isNone = (typed: unknown) => 'none' in field && Array.isArray(typed) && typed.length === 0;
    const refused = results.flatMap((result) =>
      'value' in result || isNone(result.typed) ? [] : [result.typed],
    );
    // An optional checkbox accepts every value, so there is nothing to reject.
    if (refused.length === 0) return;
    expect(await firstMismatch(refused, () => [rejection])).toBeUndefined();
    expect(await insert(table, { ...rows[table], [column]: refused.at(-1) })).toEqual({
      status: 400,
      body: { code: '22023', details: null, hint: null, message: rejection },
    });
  });

  test(`the column is ${isRequired(field) ? 'required' : 'optional'}`, async () => {
    const { [column]: _, ...without } = rows[table];
    const [omitted, empty] = await insertAndRollBack(table, [without, { ...without, [column]: null }]);
    // A required field that was added later has a default value, because pages opened before its release submit the
    // form without it.
    if (!isRequired(field) || hasDefault) expect(omitted).toHaveProperty(column);
    else expect(omitted).toBe(rejection);
    // A form submits an empty text as '' and an empty checkbox as false, so their columns reject null.
    const mayBeNull = !isRequired(field) && (field.kind === 'date' || field.kind === 'number');
    expect(empty).toEqual(mayBeNull ? expect.objectContaining({ [column]: null }) : rejection);
  });
});

/**
 * The blocks of Unicode that contain invisible characters, and their neighbours. Leaves out the characters that the form
 * removes: control characters and surrogates. `npm test` also leaves out most Chinese and Korean characters.
 */
const everyCharacter = [
  ...byLevel(
    [
      [0, 0x4e00],
      [0xd7a0, 0xffff],
    ],
    [[0, 0xffff]],
  ),
  [0x1b000, 0x1dfff],
  [0xe0000, 0xe1fff],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .filter((character) => !/[\p{Surrogate}\p{Cc}]/u.test(character));

test.each([
  ['is_line', cleanLine],
  ['is_text', cleanText],
])('%s and the form treat the same characters as empty', async (isValid, byForm) => {
  const emptyCharacters = await database.query<{ code: number }>(
    `select ascii(character) as code from unnest($1::text[]) as character where not private.${isValid}(character, 1, 1)`,
    [everyCharacter],
  );
  const emptyByForm = everyCharacter.filter((character) => byForm(character) === '');
  expect(emptyByForm.length).toBeGreaterThan(4096);
  expect(emptyCharacters.map(({ code }) => code)).toEqual(
    emptyByForm.map((character) => character.codePointAt(0)),
  );
});

test.each(tables)("the limits for %s use the column in the form's definition", async (table) => {
  const [limits] = await database.query<{ limited_by: string }>(
    'select limited_by from private.submission_limits where form_table = $1',
    [table],
  );
  const { limitedBy } = formOf.get(table)!;
  const column = limits?.limited_by;
  expect(
    column === limitedBy
      ? ''
      : `The form has \`limitedBy: '${limitedBy}'\`, but the database limits ${table} by ${column}. Add the migration in docs/adding-a-form-field.md#making-a-required-field-optional`,
  ).toBe('');
});
