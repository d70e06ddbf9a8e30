import { render } from '@testing-library/react';
import { BotTrap, springTrap } from './bot-trap';

const renderForm = () => {
  const { container } = render(
    <form>
      <BotTrap />
    </form>,
  );
  return { form: container.querySelector('form')!, trap: container.querySelector('input')! };
};

test('an empty trap lets a form through, any number of times', () => {
  const { form } = renderForm();
  expect([springTrap(form), springTrap(form)]).toEqual([false, false]);
});

test('a filled trap stops a form once, even when it is filled in again', () => {
  const { form, trap } = renderForm();
  trap.value = 'filled in';
  expect(springTrap(form)).toBe(true);
  trap.value = 'filled in again';
  expect(springTrap(form)).toBe(false);
});
