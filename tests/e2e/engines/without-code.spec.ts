import { reasonsOfAny } from '@/content/forms/not-sent';
import { registrationForm } from '@/content/forms/registration';
import { readBackendFile } from '../backend-file';
import { formNamed, freshEmail, registration } from '../fixtures';
import { ports } from '../ports';
import { engineNames } from './engine';
import { expect, missing, test } from './engine-test';
import { fillEnquiry, fillRegistration } from './fill-forms';
import type { Visitor } from './visitor';

const forms = {
  registration: {
    path: '/operator-registration',
    table: 'operators',
    firstRequired: '#fullName',
    fill: fillRegistration,
    fields: { ...registration, equipment: 'Dumper' },
    varied: 'address',
  },
  contact: {
    path: '/contact',
    table: 'enquiries',
    firstRequired: '#name',
    fill: fillEnquiry,
    fields: { name: 'Dana Hirer' },
    varied: 'message',
  },
} as const;

/** Sends five forms that differ, as the browser would, which is as many as one mailbox may send in an hour. */
const reachLimit = async (form: keyof typeof forms, email: string) => {
  const { fields, varied } = forms[form];
  for (let count = 1; count <= 5; count += 1)
    await fetch(`${readBackendFile().url}/functions/v1/submit/${form}`, {
      method: 'POST',
      headers: { origin: `http://localhost:${ports.failing}` },
      body: new URLSearchParams({ ...fields, email, [varied]: `Text ${count}` }),
      redirect: 'manual',
    });
};

type Trouble = 'failing' | 'hanging' | 'halved' | 'down';

const send = (visitor: Visitor) => visitor.click('form [type=submit]');

for (const name of engineNames)
  test.describe(missing(name) ?? name, () => {
    test.use({ engineName: name });
    test.setTimeout(120_000);
    test.skip(missing(name) !== undefined, missing(name));

    for (const form of ['registration', 'contact'] as const) {
      const { path, table, firstRequired, fill } = forms[form];
      const at = (trouble: Trouble) => `http://localhost:${ports[trouble]}${path}`;

      for (const trouble of ['failing', 'hanging', 'halved'] as const)
        test(`${form}, scripts ${trouble}: what is required is asked for, the rest is stored, and Back keeps it`, async ({
          engine,
          visitor,
          database,
        }) => {
          const email = freshEmail();
          await engine.open(at(trouble));
          await send(visitor);
          await visitor.expectFocused(firstRequired);
          await visitor.expectPath(path);
          await fill(visitor, email);
          await send(visitor);
          await visitor.expectPath(`${path}/received`);
          await visitor.expectText('main', formNamed(form).received.heading);
          expect(await database.rowsFrom(table, email)).toHaveLength(1);
          await engine.back();
          await visitor.expectPath(path);
          await expect.poll(() => visitor.valueOf('email')).toBe(email);
        });

      test(`${form}, scripts failing: above the limit, and with the trap filled in, it says so and stores nothing`, async ({
        engine,
        visitor,
        database,
      }) => {
        const email = freshEmail();
        await engine.open(at('failing'));
        await fill(visitor, email);
        await engine.evaluate(() => document.querySelector('[name=reference]')?.setAttribute('value', 'x'));
        await send(visitor);
        await visitor.expectPath(`${path}/not-sent`);
        await visitor.expectVisible('#trapped', reasonsOfAny.trapped);
        expect(await database.rowsFrom(table, email)).toEqual([]);

        await reachLimit(form, email);
        expect(await database.rowsFrom(table, email)).toHaveLength(5);
        await engine.open(at('failing'));
        await fill(visitor, email);
        await send(visitor);
        await visitor.expectPath(`${path}/not-sent`);
        await visitor.expectVisible('#limit', reasonsOfAny.limit);
        expect(await database.rowsFrom(table, email)).toHaveLength(5);
      });

      test(`${form}, no database: it says so, and Back keeps everything`, async ({ engine, visitor }) => {
        const email = freshEmail();
        await engine.open(at('down'));
        await fill(visitor, email);
        // Passes by the code of the form, as where it did not arrive.
        await engine.evaluate(() => document.forms[0]?.submit());
        await visitor.expectPath(`${path}/not-sent`);
        await visitor.expectVisible('#late', reasonsOfAny.late);
        await engine.back();
        await visitor.expectPath(path);
        await expect.poll(() => visitor.valueOf('email')).toBe(email);
      });
    }

    test('what only the server can refuse is named, and Back keeps the rest', async ({
      engine,
      visitor,
      database,
    }) => {
      const email = freshEmail();
      const { path, table, fill } = forms.registration;
      await engine.open(`http://localhost:${ports.failing}${path}`);
      await fill(visitor, email);
      await engine.evaluate(() => {
        (document.getElementById('phone') as HTMLInputElement).value = '12';
      });
      await send(visitor);
      await visitor.expectPath(`${path}/not-sent`);
      await visitor.expectVisible('#phone', registrationForm.fields.phone.notSent);
      expect(await database.rowsFrom(table, email)).toEqual([]);
      await engine.back();
      await visitor.expectPath(path);
      await expect.poll(() => visitor.valueOf('fullName')).toBe(registration.fullName);
    });
  });
