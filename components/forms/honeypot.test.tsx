import { render } from '@testing-library/react';
import { Honeypot, catchesSpam } from './honeypot';

const renderForm = () => {
  const { container } = render(
    <form>
      <Honeypot />
    </form>,
  );
  return { form: container.querySelector('form')!, honeypot: container.querySelector('input')! };
};

test('an empty honeypot lets a form through, any number of times', () => {
  const { form } = renderForm();
  expect([catchesSpam(form), catchesSpam(form)]).toEqual([false, false]);
});

test('a filled honeypot stops a form once, even when it is filled in again', () => {
  const { form, honeypot } = renderForm();
  honeypot.value = 'filled in';
  expect(catchesSpam(form)).toBe(true);
  honeypot.value = 'filled in again';
  expect(catchesSpam(form)).toBe(false);
});
