import { services } from '@/content/services';
import { locationSubject, serviceSubject } from './enquiry-subjects';

test.each([
  ['Dumper', 'Hire a dumper operator'],
  ['360 Excavator', 'Hire a 360 excavator operator'],
  ['Mobile Crane', 'Hire a mobile crane operator'],
])('%s', (machine, subject) => {
  expect(serviceSubject(machine)).toBe(subject);
});

test('no machine needs the other article', () => {
  for (const { machine } of services.entries) expect(machine).not.toMatch(/^[aeiou]/i);
});

test('a town', () => {
  expect(locationSubject('West Bromwich')).toBe('Hire in West Bromwich');
});
