import { company } from '@/content/company.ts';
import { addressLine, personLine, registrationLines } from './company-details.ts';

const office = { town: 'Mill Town', phone: '', email: '', hours: [], address: null };

test('shows optional details only if the owner filled them in', () => {
  const address = { street: '1 Canal Street', postcode: 'B1 1AA' };
  const registration = {
    registeredName: 'Sample Ltd',
    number: '00000000',
    place: 'Wales',
    office: '2 Quay',
    vatNumber: 'GB 000',
  };
  const detailsOf = (isFilled: boolean) =>
    [
      ...personLine({ person: isFilled ? { name: 'Sam Sample', role: 'hire desk' } : null }),
      ...addressLine({ ...office, address: isFilled ? address : null }),
      ...registrationLines({ registration: isFilled ? registration : null }),
    ].map(({ value }) => value);
  expect(detailsOf(false)).toEqual([]);
  expect(detailsOf(true)).toEqual([
    'Sam Sample, hire desk',
    '1 Canal Street, Mill Town B1 1AA',
    '00000000, Sample Ltd',
    'GB 000',
  ]);
});

test('shows the name of a sole trader, who has no company number', () => {
  const registration = { registeredName: 'Ada Lock', office: '2 Quay' };
  expect(registrationLines({ registration }).map(({ value }) => value)).toEqual(['Ada Lock']);
});

const timesIn = (printed: string) =>
  [...printed.matchAll(/(\d{1,2})(?:[.:](\d\d))? ?([ap]m)|(\d\d):(\d\d)|(?:12 )?(noon|midday)/g)].map(
    ([, hour, minute = '00', half, hours24, minute24, noon]) => {
      if (noon) return '12:00';
      if (hours24) return `${hours24}:${minute24}`;
      const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
      return `${String(hours).padStart(2, '0')}:${minute}`;
    },
  );

test('the `opens` and `closes` times match the printed hours', () => {
  const wrong = company.offices.flatMap(({ town, hours }) =>
    hours
      .map((line) => ({ ...line, times: timesIn(line.text) }))
      // Skip opening hours without two times, such as "Day and night".
      .filter(({ times, opens, closes }) => times.length === 2 && String(times) !== String([opens, closes]))
      .map(
        ({ label, text, opens, closes }) =>
          `content/company.ts: the office in ${town} prints “${text}” on ${label}, but opens at ${opens} and closes at ${closes}.`,
      ),
  );
  expect(wrong).toEqual([]);
});
