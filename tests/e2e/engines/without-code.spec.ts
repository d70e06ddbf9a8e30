import { freshEmail, siteAt } from '../fixtures';
import { everyForm, firstRequired, refusedByServer, texts, honeypot, valuesFor } from '../forms';
import { engineNames } from './engine';
import { expect, missing, test } from './engine-test';

for (const name of engineNames)
  test.describe(missing(name) ?? name, () => {
    test.use({ engineName: name });
    test.setTimeout(180_000);
    test.skip(missing(name) !== undefined, missing(name));

    for (const form of everyForm) {
      const { path, table } = form;
      const submitButton = 'form [type=submit]';

      for (const trouble of ['failing', 'hanging', 'halved'] as const)
        test(`${form.name}, scripts ${trouble}: what is required is asked for, the rest is stored, and Back keeps it`, async ({
          engine,
          visitor,
          database,
        }) => {
          const email = freshEmail();
          await engine.open(siteAt(trouble) + path);
          await visitor.click(submitButton);
          await visitor.expectFocused(`#${firstRequired(form)}`);
          await visitor.expectPath(path);
          await visitor.fillIn(valuesFor(form, email));
          await visitor.click(submitButton);
          await visitor.expectPath(`${path}/received`);
          await visitor.expectText('main', form.received.heading);
          expect(await database.rowsFrom(table, email)).toHaveLength(1);
          await engine.back();
          await visitor.expectPath(path);
          await expect.poll(() => visitor.valueOf('email')).toBe(email);
        });

      test(`${form.name}, no code: what is not stored says why, and Back keeps it`, async ({
        engine,
        visitor,
        database,
      }) => {
        const full = freshEmail();
        const limit = await database.reachLimit(form, full);
        for (const [reason, email, sentence] of [
          ['trapped', freshEmail(), texts.notSent.trapped],
          ['limit', full, texts.notSent.limit],
          ['email', String(refusedByServer(form)['email']), form.notSent['email'] ?? ''],
          ['late', freshEmail(), texts.notSent.late],
        ] as const)
          await test.step(reason, async () => {
            await engine.open(siteAt(reason === 'late' ? 'down' : 'failing') + path);
            await visitor.fillIn(valuesFor(form, email));
            if (reason === 'trapped')
              await engine.evaluate(
                (hidden) => document.querySelector(`[name=${hidden}]`)?.setAttribute('value', 'x'),
                honeypot,
              );
            // The code of the form has arrived there: passes it by.
            if (reason === 'late') await engine.evaluate(() => document.forms[0]?.submit());
            else await visitor.click(submitButton);
            await visitor.expectPath(`${path}/not-sent`);
            await visitor.expectVisible(`#${reason}`, sentence);
            expect(await database.rowsFrom(table, email)).toHaveLength(reason === 'limit' ? limit : 0);
            // Firefox's driver reports no navigation after Back, so the last one goes there.
            if (reason !== 'late') return;
            await engine.back();
            await visitor.expectPath(path);
            await expect.poll(() => visitor.valueOf('email')).toBe(email);
          });
      });
    }
  });
