import { freshPerson, siteAt } from '../fixtures';
import { everyForm, firstRequired, personField, valuesFor } from '../forms';
import { engineNames } from './engine';
import { expect, missing, test } from './engine-test';

for (const name of engineNames)
  test.describe(missing(name) ?? name, () => {
    test.use({ engineName: name });
    test.setTimeout(180_000);
    test.skip(missing(name) !== undefined, missing(name));

    for (const form of everyForm) {
      const { path } = form;
      const submitButton = 'form [type=submit]';

      for (const trouble of ['failing', 'hanging', 'halved'] as const)
        test(`${form.name}, scripts ${trouble}: what is required is asked for, the rest is stored, and Back keeps it`, async ({
          engine,
          visitor,
          database,
        }) => {
          const person = freshPerson(form);
          await engine.open(siteAt(trouble) + path);
          await visitor.click(submitButton);
          await visitor.expectFocused(`#${firstRequired(form)}`);
          await visitor.expectPath(path);
          await visitor.fillIn(valuesFor(form, person));
          await visitor.click(submitButton);
          await visitor.expectPath(`${path}/received`);
          await visitor.expectText('main', form.received.heading);
          expect(await database.rowsFrom(form, person)).toHaveLength(1);
          await engine.back();
          await visitor.expectPath(path);
          await expect.poll(() => visitor.valueOf(personField(form))).toBe(person);
        });
    }
  });
