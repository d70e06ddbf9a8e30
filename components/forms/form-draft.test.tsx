import { act, render } from '@testing-library/react';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { enterValues } from '@/tests/helpers/enter-values.ts';
import { everyKind } from '@/tests/helpers/every-kind.ts';
import { enter } from './entered.ts';
import { readDraft, saveDraft } from './form-draft.ts';
import { FormFields } from './form-fields.tsx';
import { clearStored } from './session-storage.ts';

const key = 'draft';
const fields = ['name', 'notes', 'machines', 'files'];

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
    readValue: () =>
      inputs.slice(0, 6).map((input) => (input.type === 'checkbox' ? input.checked : input.value)),
  };
};

beforeEach(() => sessionStorage.clear());

test('restores a draft without overwriting newer input', () => {
  const { form } = makeForm('Ada', 'B');
  form.querySelector('textarea')!.value = 'one\ntwo';
  form.querySelector<HTMLInputElement>('[name=honeypot]')!.value = 'bot';
  saveDraft(form, key, fields);

  const empty = makeForm('');
  enter(empty.form, readDraft(key));
  expect(empty.readValue()).toEqual(['Ada', 'one\ntwo', false, true, '', '']);

  const typed = makeForm('Grace', 'A');
  enter(typed.form, readDraft(key));
  expect(typed.readValue()).toEqual(['Grace', 'one\ntwo', true, false, '', '']);
});

test('removes a draft when it is cleared or the form is empty', () => {
  saveDraft(makeForm('Ada').form, key, fields);
  clearStored(key);
  expect(sessionStorage).toHaveLength(0);
  saveDraft(makeForm('Ada').form, key, fields);
  saveDraft(makeForm('').form, key, fields);
  expect(sessionStorage).toHaveLength(0);
});

const draftOf = (values: string, hours = 0) => `${Date.now() - hours * 60 * 60 * 1000} ${values}`;

test.each([
  '',
  'no draft',
  'null',
  '{"savedAt":1764288000000,"entered":{"name":["Ada"]}}',
  'name=Ada',
  ' name=Ada',
  String(Date.now()),
  draftOf(''),
  draftOf('name'),
  draftOf('=Ada'),
  draftOf('name=Ada', 12),
])('ignores and removes the invalid draft %j', (draft) => {
  sessionStorage.setItem(key, draft);
  const { form, readValue } = makeForm('');
  enter(form, readDraft(key));
  saveDraft(form, key, fields);
  expect(readValue()).toEqual(['', '', false, false, '', '']);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft expires twelve hours after its last change', () => {
  const tenHoursOld = draftOf('name=Ada', 10);
  sessionStorage.setItem(key, tenHoursOld);
  const { form } = makeForm('');
  enter(form, readDraft(key));
  saveDraft(form, key, fields);
  expect(sessionStorage.getItem(key)).toBe(tenHoursOld);
});

test('restores fields of every kind', () => {
  const values = { ...sampleValues(everyKind), size: everyKind.size.offered[1], optionalVan: 'No' };
  const draw = () => {
    const { container, unmount } = render(<FormFields fields={everyKind} errors={[]} />, {
      container: document.body.appendChild(document.createElement('form')),
    });
    return { form: container, unmount };
  };
  const before = draw();
  act(() => enterValues(before.form, values));
  const formValues = [...new FormData(before.form)];
  expect(Object.fromEntries(formValues)).toEqual(values);
  saveDraft(before.form, key, Object.keys(everyKind));
  before.unmount();
  const { form } = draw();
  act(() => enter(form, readDraft(key)));
  expect([...new FormData(form)]).toEqual(formValues);
});

test('the form works even if browser storage throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  const { form, readValue } = makeForm('Ada');
  saveDraft(form, key, fields);
  enter(form, readDraft(key));
  clearStored(key);
  expect(readValue()[0]).toBe('Ada');
});
