import { render } from '@testing-library/react';
import { disableFilledHoneypot, Honeypot } from './honeypot.tsx';

test('a filled-in honeypot only blocks the first submission', () => {
  const { container } = render(
    <form>
      <Honeypot />
    </form>,
  );
  const form = container.querySelector('form')!;
  const caughtWith = (value: string) => {
    container.querySelector('input')!.value = value;
    return disableFilledHoneypot(form);
  };
  expect(['', '', 'filled in', 'filled in again'].map(caughtWith)).toEqual([false, false, true, false]);
});
