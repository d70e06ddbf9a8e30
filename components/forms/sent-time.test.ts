/** @jest-environment jsdom */
import { formText } from '@/content/forms/form-text.ts';
import { describeSent, recallSent, rememberSent } from './sent-time.ts';

beforeEach(() => sessionStorage.clear());

test('remembers the sent time of each form', () => {
  const time = new Date('2026-11-22T15:04:00');
  rememberSent('registration', time);
  expect(recallSent('registration')).toEqual(time);
  expect(recallSent('contact')).toBeNull();
});

test('ignores an invalid stored time', () => {
  sessionStorage.setItem('contact-sent', 'yesterday');
  expect(recallSent('contact')).toBeNull();
});

test.each([
  ['2026-11-22T15:04:00', formText.todayAt('15:04')],
  ['2026-11-22T00:01:00', formText.todayAt('00:01')],
  ['2026-11-21T15:04:00', formText.onDayAt('21 November', '15:04')],
])('formats %s as "%s"', (time, words) => {
  expect(describeSent(new Date(time), new Date('2026-11-22T18:00:00'))).toBe(words);
});
