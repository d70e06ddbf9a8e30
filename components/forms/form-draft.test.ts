/** @jest-environment jsdom */
import { clearDraft, hasDraft, restoreDraft, saveDraft } from './form-draft';

const key = 'draft';
const fields = ['name', 'notes', 'machines', 'files'];

const makeForm = () => {
  document.body.innerHTML = `<form>
    <input name="name"><textarea name="notes"></textarea>
    <input type="checkbox" name="machines" value="A"><input type="checkbox" name="machines" value="B">
    <input type="file" name="files"><input name="trap"><button>Send</button></form>`;
  return document.querySelector('form')!;
};

const input = (form: HTMLFormElement, selector: string) => form.querySelector<HTMLInputElement>(selector)!;

beforeEach(() => sessionStorage.clear());

test('a draft comes back into an empty form, without fields it should not keep', () => {
  const typed = makeForm();
  input(typed, '[name=name]').value = 'Ada';
  input(typed, '[name=notes]').value = 'one\ntwo';
  input(typed, '[name=trap]').value = 'bot';
  input(typed, '[value=B]').checked = true;
  saveDraft(typed, key, fields);

  const form = makeForm();
  restoreDraft(form, key);
  expect(input(form, '[name=name]').value).toBe('Ada');
  expect(input(form, '[name=notes]').value).toBe('one\ntwo');
  expect(input(form, '[name=trap]').value).toBe('');
  expect(input(form, '[value=A]').checked).toBe(false);
  expect(input(form, '[value=B]').checked).toBe(true);
});

test('what was typed since is left alone', () => {
  const typed = makeForm();
  input(typed, '[name=name]').value = 'Ada';
  input(typed, '[value=B]').checked = true;
  saveDraft(typed, key, fields);

  const form = makeForm();
  input(form, '[name=name]').value = 'Grace';
  input(form, '[value=A]').checked = true;
  restoreDraft(form, key);
  expect(input(form, '[name=name]').value).toBe('Grace');
  expect(input(form, '[value=B]').checked).toBe(false);
});

test('a draft that is cleared, or of an empty form, is gone', () => {
  const form = makeForm();
  input(form, '[name=name]').value = 'Ada';
  saveDraft(form, key, fields);
  clearDraft(key);
  expect(sessionStorage).toHaveLength(0);
  saveDraft(form, key, fields);
  input(form, '[name=name]').value = '';
  saveDraft(form, key, fields);
  expect(sessionStorage).toHaveLength(0);
});

test.each(
  '|not JSON|null|[]|[["Ada"]]|"name"|{"name":5}|{"name":"Ada"}|{"name":[5]}|{"machines":{"includes":1}}'.split(
    '|',
  ),
)('the broken draft %j changes nothing', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(hasDraft(key)).toBe(false);
  const form = makeForm();
  restoreDraft(form, key);
  expect(input(form, '[name=name]').value).toBe('');
  expect(input(form, '[value=B]').checked).toBe(false);
});

test('storage that refuses every call changes nothing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  const form = makeForm();
  input(form, '[name=name]').value = 'Ada';
  saveDraft(form, key, fields);
  restoreDraft(form, key);
  clearDraft(key);
  expect(input(form, '[name=name]').value).toBe('Ada');
});
