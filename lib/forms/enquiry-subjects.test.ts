import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { locationSubject, serviceSubject, subjectTopic } from './enquiry-subjects';

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

test('every subject that the site proposes says what it is about', () => {
  for (const { machine } of services.entries)
    expect(subjectTopic(serviceSubject(machine))).toBe(machine.toLowerCase());
  for (const { name } of locations.entries) expect(subjectTopic(locationSubject(name))).toBe(`in ${name}`);
});

test.each([
  '',
  'Hire',
  'Hire a operator',
  'Ring Zephyrine on 0121 496 0000',
  'Hire in 9 Secret Street, ring 0121 496 0000',
  `Hire in ${'a'.repeat(41)}`,
])('%j says nothing of what a visitor wrote', (subject) => expect(subjectTopic(subject)).toBe(''));
