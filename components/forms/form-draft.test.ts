/** @jest-environment jsdom */
import { clearDraft, hasDraft, restoreDraft, saveDraft } from './form-draft';

const key = 'draft';
const fields = ['name', 'notes', 'machines', 'files'];

/** A form in which this was entered, and its fields. */
const makeForm = (name: string, machine?: 'A' | 'B') => {
  document.body.innerHTML = `<form>
    <input name="name"><textarea name="notes"></textarea>
    <input type="checkbox" name="machines" value="A"><input type="checkbox" name="machines" value="B">
    <input type="file" name="files"><input name="honeypot"><button>Send</button></form>`;
  const form = document.querySelector('form')!;
  const inputs = [...form.elements] as HTMLInputElement[];
  inputs[0]!.value = name;
  if (machine) form.querySelector<HTMLInputElement>(`[value=${machine}]`)!.checked = true;
  return {
    form,
    entered: () =>
      inputs.slice(0, 6).map((input) => (input.type === 'checkbox' ? input.checked : input.value)),
  };
};

beforeEach(() => sessionStorage.clear());

test('a draft comes back into an empty form, without what it should not keep; what was typed since is left alone', () => {
  const { form } = makeForm('Ada', 'B');
  form.querySelector('textarea')!.value = 'one\ntwo';
  form.querySelector<HTMLInputElement>('[name=honeypot]')!.value = 'bot';
  saveDraft(form, key, fields);

  const empty = makeForm('');
  restoreDraft(empty.form, key);
  expect(empty.entered()).toEqual(['Ada', 'one\ntwo', false, true, '', '']);

  const typed = makeForm('Grace', 'A');
  restoreDraft(typed.form, key);
  expect(typed.entered()).toEqual(['Grace', 'one\ntwo', true, false, '', '']);
});

test('a draft that is cleared, or of an empty form, is gone', () => {
  saveDraft(makeForm('Ada').form, key, fields);
  clearDraft(key);
  expect(sessionStorage).toHaveLength(0);
  saveDraft(makeForm('Ada').form, key, fields);
  saveDraft(makeForm('').form, key, fields);
  expect(sessionStorage).toHaveLength(0);
});

test.each(
  '|not JSON|null|[]|[["Ada"]]|"name"|{"name":5}|{"name":"Ada"}|{"name":[5]}|{"machines":{"includes":1}}'.split(
    '|',
  ),
)('the broken draft %j changes nothing', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(hasDraft(key)).toBe(false);
  const { form, entered } = makeForm('');
  restoreDraft(form, key);
  expect(entered()).toEqual(['', '', false, false, '', '']);
});

test('storage that refuses every call changes nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  const { form, entered } = makeForm('Ada');
  saveDraft(form, key, fields);
  restoreDraft(form, key);
  clearDraft(key);
  expect(entered()[0]).toBe('Ada');
});
