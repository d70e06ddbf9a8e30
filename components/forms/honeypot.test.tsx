import { render } from '@testing-library/react';
import { Honeypot, catchesSpam } from './honeypot';

test('a honeypot stops a form once when it is filled in, and never when it is empty', () => {
  const { container } = render(
    <form>
      <Honeypot />
    </form>,
  );
  const form = container.querySelector('form')!;
  const caughtWith = (value: string) => {
    container.querySelector('input')!.value = value;
    return catchesSpam(form);
  };
  expect(['', '', 'filled in', 'filled in again'].map(caughtWith)).toEqual([false, false, true, false]);
});
