import { render } from '@testing-library/react';
import { FailurePanel } from './failure-panel';
import type { FormFailure } from './checked-form';

const textFor = (cause: FormFailure['cause'], message = 'Of the server') =>
  render(
    <FailurePanel what="message" failure={{ cause, message }} callOrMail={<a href="tel:+441">call us</a>} />,
  ).container.textContent;

test.each([
  ['unconnected', 'isn’t connected yet'],
  [
    'offline',
    'No connection. Everything you typed is still here; try again when you have signal, or call us.',
  ],
  ['unreachable', 'no answer'],
  ['late', 'took too long'],
  ['refused', 'Our server refused it. Of the server. Everything'],
  ['broken', 'couldn’t store it'],
  ['trapped', 'press the button again'],
] as const)('%s: says what happened, that nothing is lost, and how to reach the company', (cause, words) => {
  const text = textFor(cause);
  expect(text).toContain(words);
  expect(text).toContain('Everything you typed is still here');
  expect(text).toContain('call us');
});

test('does not claim that nothing arrived where nobody can know', () => {
  expect(textFor('late')).toContain('Your message may not have arrived.');
  expect(textFor('offline')).toContain('Your message has not been sent.');
});

test('a sentence that ends like one is left as it is', () => {
  expect(textFor('refused', 'Please try again in an hour or call us.')).toContain('or call us. Everything');
});
