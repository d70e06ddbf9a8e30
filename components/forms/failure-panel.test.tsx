import { render } from '@testing-library/react';
import { failureHeading, failures, stillHere } from '@/content/forms/failures';
import { FailurePanel } from './failure-panel';
import type { FormFailure } from './form-state';

const textFor = (cause: FormFailure['cause'], message = 'Of the server') =>
  render(
    <FailurePanel
      called="message"
      failure={{ cause, message }}
      callOrMail={<a href="tel:+441">call us</a>}
    />,
  ).container.textContent;

test.each(Object.keys(failures) as FormFailure['cause'][])(
  '%s: says what happened, that nothing is lost, and how to reach the company',
  (cause) => {
    const { reason, advice } = failures[cause];
    const ofServer = cause === 'refused' ? ' Of the server.' : '';
    expect(textFor(cause)).toContain(`${reason}${ofServer} ${stillHere} ${advice} call us.`);
  },
);

test('does not claim that nothing arrived where nobody can know', () => {
  expect(textFor('late')).toContain(failureHeading.unsure('message'));
  expect(textFor('offline')).toContain(failureHeading.notSent('message'));
});

test('a sentence that ends like one is left as it is', () => {
  expect(textFor('refused', 'Please try again in an hour or call us.')).toContain(`or call us. ${stillHere}`);
});
