import { freshPerson, siteAt } from '../fixtures';
import { everyForm, firstRequired, personField, valuesFor } from '../forms';
import { expect, inEachEngine, test } from './engine-test';

const submitButton = 'form [type=submit]';

inEachEngine(() => {
  for (const form of everyForm)
    for (const trouble of ['failing', 'hanging', 'halved'] as const)
      test(`${form.name}, scripts ${trouble}: what is required is asked for, the rest is stored, and Back keeps it`, async ({
        engine,
        visitor,
        database,
      }) => {
        const person = freshPerson(form);
        await engine.open(siteAt(trouble) + form.page);
        await visitor.click(submitButton);
        await visitor.expectFocused(`#${firstRequired(form)}`);
        await visitor.expectPath(form.page);
        await visitor.fillIn(valuesFor(form, person));
        await visitor.click(submitButton);
        await visitor.expectPath(`${form.page}/received`);
        await visitor.expectText('main', form.received.heading);
        expect(await database.rowsFrom(form, person)).toHaveLength(1);
        await engine.back();
        await visitor.expectPath(form.page);
        await expect.poll(() => visitor.valueOf(personField(form))).toBe(person);
      });
});
