/** @jest-environment jsdom */
import { formText } from '@/content/forms/form-text.ts';
import { describeTime, recallTime, rememberTime } from './received-time.ts';

beforeEach(() => sessionStorage.clear());

test('remembers when each form was received', () => {
  const time = new Date('2026-11-22T15:04:00');
  rememberTime('registration', time);
  expect(recallTime('registration')).toEqual(time);
  expect(recallTime('contact')).toBeNull();
});

test('ignores an invalid stored time', () => {
  sessionStorage.setItem('contact-received', 'yesterday');
  expect(recallTime('contact')).toBeNull();
});

test.each([
  ['2026-11-22T15:04:00', formText.todayAt('15:04')],
  ['2026-11-22T00:01:00', formText.todayAt('00:01')],
  ['2026-11-21T15:04:00', formText.onDayAt('21 November', '15:04')],
])('formats %s as "%s"', (time, words) => {
  expect(describeTime(new Date(time), new Date('2026-11-22T18:00:00'))).toBe(words);
});
