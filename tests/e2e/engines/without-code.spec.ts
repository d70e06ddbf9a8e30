import { notSentReasons } from '@/content/not-sent';
import { trapName } from '@/lib/forms/trap';
import { freshEmail, siteAt } from '../fixtures';
import { everyForm, refusedByServer, valuesFor } from '../forms';
import { engineNames } from './engine';
import { expect, missing, test } from './engine-test';

for (const name of engineNames)
  test.describe(missing(name) ?? name, () => {
    test.use({ engineName: name });
    test.setTimeout(180_000);
    test.skip(missing(name) !== undefined, missing(name));

    for (const form of everyForm) {
      const { path, table, rules } = form;

      test(`${form.name}, no code: what is required is asked for, the rest is stored or told why not, and Back keeps it`, async ({
        engine,
        visitor,
        database,
      }) => {
        const send = () => visitor.click('form [type=submit]');
        const expectBackKeeps = async (email: string) => {
          await engine.back();
          await visitor.expectPath(path);
          await expect.poll(() => visitor.valueOf('email')).toBe(email);
        };
        for (const trouble of ['failing', 'hanging', 'halved'] as const)
          await test.step(`scripts ${trouble}`, async () => {
            const email = freshEmail();
            await engine.open(siteAt(trouble) + path);
            await send();
            await visitor.expectFocused(`#${Object.keys(rules).find((field) => rules[field]?.required)}`);
            await visitor.expectPath(path);
            await visitor.fillIn(valuesFor(form, email));
            await send();
            await visitor.expectPath(`${path}/received`);
            await visitor.expectText('main', form.received.heading);
            expect(await database.rowsFrom(table, email)).toHaveLength(1);
            await expectBackKeeps(email);
          });

        const full = freshEmail();
        const limit = await database.reachLimit(form, full);
        const { email: wrong = '' } = refusedByServer(form);
        for (const [reason, email, sentence] of [
          ['trapped', freshEmail(), notSentReasons.both.trapped],
          ['limit', full, notSentReasons.both.limit],
          ['email', String(wrong), form.notSent['email'] ?? ''],
          ['late', freshEmail(), notSentReasons.both.late],
        ] as const)
          await test.step(reason, async () => {
            await engine.open(siteAt(reason === 'late' ? 'down' : 'failing') + path);
            await visitor.fillIn(valuesFor(form, email));
            if (reason === 'trapped')
              await engine.evaluate(
                (trap) => document.querySelector(`[name=${trap}]`)?.setAttribute('value', 'x'),
                trapName,
              );
            // The code of the form has arrived there: passes it by.
            if (reason === 'late') await engine.evaluate(() => document.forms[0]?.submit());
            else await send();
            await visitor.expectPath(`${path}/not-sent`);
            await visitor.expectVisible(`#${reason}`, sentence);
            expect(await database.rowsFrom(table, email)).toHaveLength(reason === 'limit' ? limit : 0);
            await expectBackKeeps(email);
          });
      });
    }
  });
