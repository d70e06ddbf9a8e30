import { byLevel } from '../helpers/test-level.ts';
import { expect, field, fillIn, freshPerson, isHydrated, siteAt, submit, test } from './fixtures.ts';
import { expectReceived, expectValues, open, openBeforeHydration } from './form-page.ts';
import { everyForm, personField, rowFor, sharedCodeForms, valuesFor } from './forms.ts';

test.use({ baseURL: siteAt('stored') });

/** Changes that translators, password managers and other extensions make. These functions run in the browser. */
const changes: Readonly<Record<string, () => void>> = {
  'a <font> around every text': () => {
    const walker = document.createTreeWalker(document.forms[0]!, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  },
  'every text rewritten': () => {
    const walker = document.createTreeWalker(document.forms[0]!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) walker.currentNode.nodeValue += '!';
  },
  'every text split in two': () => {
    const walker = document.createTreeWalker(document.forms[0]!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.length > 1) text.splitText(1);
  },
  'an icon behind every field': () => {
    for (const control of document.querySelectorAll('form :is(input, textarea, select)'))
      control.after(document.createElement('img'));
  },
  'a wrapper around every field': () => {
    for (const control of document.querySelectorAll('form :is(input, textarea, select)')) {
      const wrapper = document.createElement('div');
      control.replaceWith(wrapper);
      wrapper.append(control);
    }
  },
  'a wrapper around the form and around each of its parts': () => {
    for (const element of document.querySelectorAll('form, form > *, [data-field]')) {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  },
  'our wrappers removed': () => {
    for (const wrapper of document.querySelectorAll('[data-field], form fieldset'))
      wrapper.replaceWith(...wrapper.childNodes);
  },
  'attributes added': () => {
    for (const element of document.querySelectorAll<HTMLElement>('form, form *')) {
      element.lang = 'pl';
      element.style.color = 'navy';
    }
  },
  'every field moved to the end of the form': () => {
    document.forms[0]?.append(...document.querySelectorAll('form :is(input, textarea, select)'));
  },
  'every field moved out of the form': () => {
    document.body.append(...document.querySelectorAll('form :is(input, textarea, select)'));
  },
  'every label and hint duplicated': () => {
    for (const text of document.querySelectorAll('[data-field] :is(label, [id$=hint])'))
      if (!text.querySelector('input')) text.after(text.cloneNode(true));
  },
  'text areas and drop-down lists replaced': () => {
    for (const control of document.querySelectorAll('form :is(textarea, select)'))
      control.replaceWith(document.createElement('div'));
  },
  'every field removed': () => {
    for (const control of document.querySelectorAll('form :is(input, textarea, select)')) control.remove();
  },
  'the whole form written anew': () => {
    const form = document.forms[0]!;
    const { innerHTML } = form;
    form.innerHTML = innerHTML;
  },
};

const every = Object.entries(changes);

/** `npm test` makes only every third change before hydration. */
const early = byLevel(
  every.filter((_, index) => index % 3 === 0),
  every,
);

for (const form of sharedCodeForms) {
  const person = personField(form);

  // May take more than five seconds, because each change loads the page again.
  test(`${form.id}: keeps what is typed if the page is changed before hydration`, async ({ page }) => {
    const values = valuesFor(form, freshPerson(form));
    // Delete the draft that the form stored before the page was loaded again.
    await page.addInitScript(() => sessionStorage.clear());
    for (const [name, change] of early)
      await test.step(name, async () => {
        const release = await openBeforeHydration(page, form);
        await fillIn(page, values);
        await field(page, person).focus();
        await page.evaluate(change);
        release();
        await isHydrated(page);
        await expectValues(page, values);
        await page.unrouteAll();
      });
  });

  // May take more than five seconds, because it makes each change twice and reads all fields after it.
  test(`${form.id}: keeps what is typed if the page is changed later`, async ({ page, database }) => {
    const values = valuesFor(form, freshPerson(form));
    await open(page, form);
    await fillIn(page, values);
    for (const [name, change] of every)
      await test.step(name, async () => {
        await page.evaluate(change);
        await expectValues(page, values);
        await fillIn(page, { [person]: '' });
        await submit(page).click();
        await expect(page.locator(`#${person}-error`)).toBeVisible();
        await page.evaluate(change);
        await fillIn(page, { [person]: values[person] ?? '' });
        await expect(page.locator(`#${person}-error`)).toHaveCount(0);
        await expectValues(page, values);
      });
    await submit(page).click();
    await expectReceived(page, form);
    const storedRows = await database.rowsFrom(form, String(values[person]));
    expect(storedRows).toEqual([expect.objectContaining(rowFor(form, values))]);
  });
}

test('moves the focus to the new field if the page is changed', async ({ page }) => {
  const [form] = everyForm;
  if (!form) throw new Error('There is no form.');
  const person = personField(form);
  const release = await openBeforeHydration(page, form);
  await field(page, person).pressSequentially('ab');
  await page.evaluate(changes['an icon behind every field']!);
  release();
  await isHydrated(page);
  await page.keyboard.type('cd');
  await page.evaluate(changes['every field removed']!);
  await expect(field(page, person)).toBeFocused();
  await page.keyboard.type('ef');
  await expect(field(page, person)).toHaveValue('abcdef');
});
